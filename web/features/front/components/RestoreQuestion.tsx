import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './LogInForm.module.css'

interface RestoreQuestionProps {
  /** What has become of the profile, and until when it can be had back. */
  message: string
  busy: boolean
  onRestore: () => void
  onLeave: () => void
}

/** Asks whoever logs in to a profile that waits for its deletion whether they want it back. Nothing opens before that. */
export function RestoreQuestion({ message, busy, onRestore, onLeave }: RestoreQuestionProps) {
  const { t } = useTranslation('front')
  return (
    <div className={classes.form}>
      <Alert role="alert">{message}</Alert>
      <Button fullWidth size="lg" loading={busy} onClick={onRestore}>
        {t('logIn.restore')}
      </Button>
      <Button fullWidth size="lg" variant="default" disabled={busy} onClick={onLeave}>
        {t('logIn.stayDeleted')}
      </Button>
    </div>
  )
}
