import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Bubble.module.css'

export function TakenBack() {
  const { t } = useTranslation('mail')
  return (
    <p className={classes.takenBack}>
      <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
      {t('messages.takenBack')}
    </p>
  )
}
