import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './LogInForm.module.css'

interface RestoreQuestionProps {
  /** State of the profile, and until when it can be restored. */
  message: string
  busy: boolean
  onRestore: () => void
  onLeave: () => void
}

/** Asks a member whose profile awaits deletion whether to restore it. Nothing opens before the answer. */
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
