import { Alert, Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import type { UserError } from '#platform/mutations/refusal'
import { EMAIL_FORM } from '../emailForm'
import classes from './LogInForm.module.css'

interface EmailFormProps {
  initialEmail?: string
  text: string
  submit: string
  /** Says that a mail was sent if the address is known, never whether it is known. */
  sentText: (email: string) => string
  busy: boolean
  /** Resolves with whether the mail was sent; `onRefused` shows why the address was refused. */
  onSend: (email: string, onRefused: (errors: readonly UserError[]) => void) => Promise<boolean>
}

export function EmailForm({ initialEmail = '', text, submit, sentText, busy, onSend }: EmailFormProps) {
  const { t } = useTranslation('front')
  const { isDemo } = useSite()
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const written = email.trim()
    setError(EMAIL_FORM.test(written) ? null : t('email.problem'))
    if (!EMAIL_FORM.test(written)) return
    const sent = await onSend(written, (errors) => setError(errors.map(({ message }) => message).join(' ')))
    if (sent) setSentTo(written)
  }

  if (sentTo) {
    return (
      <div className={classes.form} role="status">
        <Alert color="positive">{sentText(sentTo)}</Alert>
        {isDemo && (
          <a href="/outbox" target="_blank" rel="noreferrer">
            {t('checkMail.outbox')}
          </a>
        )}
      </div>
    )
  }
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
      <p className={classes.text}>{text}</p>
      <TextInput
        data-autofocus
        type="email"
        label={t('email.label')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <Button type="submit" fullWidth size="lg" loading={busy}>
        {submit}
      </Button>
    </form>
  )
}
