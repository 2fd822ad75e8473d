import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './OnlyYou.module.css'

/** Says that nobody else sees this content. */
export function OnlyYou() {
  const { t } = useTranslation('media')
  return (
    <p className={classes.only}>
      <IconEyeOff size={18} stroke={1.75} aria-hidden />
      {t('archive.onlyYou')}
    </p>
  )
}
