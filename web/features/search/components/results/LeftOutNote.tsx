import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/states/Banner'
import classes from './LeftOutNote.module.css'

/** Says that a part of the address could not be read as a search. */
export function LeftOutNote() {
  const { t } = useTranslation('search')
  return (
    <div className={classes.note}>
      <Banner>{t('leftOut')}</Banner>
    </div>
  )
}
