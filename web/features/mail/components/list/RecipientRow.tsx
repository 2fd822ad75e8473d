import { useTranslation } from 'react-i18next'
import { useKeptDraft } from '#platform/forms/useDraft'
import { writePath } from '#shared/mail/conversationPath'
import { AppLink } from '#ui/links/AppLink'
import { Avatar } from '#ui/Avatar'
import { mailDraft, type Recipient } from '../../mailDrafts'
import classes from './ConversationRow.module.css'
import { DraftLine } from './DraftLine'

export function RecipientRow({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation('mail')
  const draft = useKeptDraft(mailDraft(recipient)).trim()
  if (draft === '') return null
  return (
    <div role="listitem">
      <article className={classes.row}>
        <Avatar name={recipient.name} size={56} />
        <div className={classes.words}>
          <p className={classes.head}>
            <AppLink
              className={classes.name}
              href={writePath(recipient.id)}
              aria-label={`${recipient.name}, ${t('list.draft')}`}
            >
              {recipient.name}
            </AppLink>
          </p>
          <p className={classes.last}>
            <DraftLine text={draft} />
          </p>
        </div>
      </article>
    </div>
  )
}
