import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/links/TextLink'
import { useResendConfirmation } from '../mutations/useResendConfirmation'
import classes from './LogInForm.module.css'

export function ConfirmationReminder({ email }: { email: string | null }) {
  const { t } = useTranslation('front')
  const [resend, busy] = useResendConfirmation()
  const [sent, setSent] = useState(false)
  if (!email) {
    return (
      <p className={classes.reminder}>
        <TextLink href="/LinkExpired">{t('logIn.newConfirmation')}</TextLink>
      </p>
    )
  }
  return (
    <p className={classes.reminder} aria-live="polite">
      {sent ? (
        t('checkMail.resent')
      ) : (
        <Anchor
          component="button"
          type="button"
          className={classes.forgotten}
          disabled={busy}
          onClick={() => void resend({ input: { email } }).then((done) => setSent(done !== null))}
        >
          {t('logIn.newConfirmation')}
        </Anchor>
      )}
    </p>
  )
}
