import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/Banner'
import classes from './LeftOutNote.module.css'

/** Says quietly that a part of the address was no search. */
export function LeftOutNote() {
  const { t } = useTranslation('search')
  return (
    <div className={classes.note}>
      <Banner>{t('leftOut')}</Banner>
    </div>
  )
}
