import { useTranslation } from 'react-i18next'
import classes from './ConversationRow.module.css'

const MAX_SHOWN = 200

/** The start of an unsent draft, in place of the last message. */
export function DraftLine({ text }: { text: string }) {
  const { t } = useTranslation('mail')
  return (
    <span className={classes.line}>
      <span className={classes.draft}>{`${t('list.draft')}:`}</span> {text.slice(0, MAX_SHOWN)}
    </span>
  )
}
