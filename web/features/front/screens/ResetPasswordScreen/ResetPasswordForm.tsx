import { Alert, Button, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NewPasswordField } from '../../components/NewPasswordField'
import { linkSecret } from '../../linkSecret'
import { useResetPassword } from '../../mutations/useResetPassword'
import { ExpiredReset } from './ExpiredReset'
import type { UserError } from '#platform/mutations/refusal'

const PASSWORD_MIN = 10

/** The new password is typed only once, because it can be shown. */
export function ResetPasswordForm({ name }: { name: string }) {
  const { t } = useTranslation('front')
  const [search] = useSearchParams()
  const [reset, busy] = useResetPassword()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [expired, setExpired] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFailure(null)
    setError(password.length < PASSWORD_MIN ? t('create.problem.passwordLength') : null)
    if (password.length < PASSWORD_MIN) return
    const onRefused = ([problem]: readonly UserError[]) => {
      if (problem?.code === 'LINK_EXPIRED' || problem?.code === 'ALREADY_USED') setExpired(true)
      else if (problem?.field === 'password') setError(problem.message)
      else setFailure(problem?.message ?? null)
    }
    const response = await reset({ input: { query: linkSecret(search), password } }, { onRefused })
    // Reloads the page, because all sessions have ended.
    if (response) window.location.replace('/?login=new-password')
  }

  if (expired) return <ExpiredReset />
  return (
    <form noValidate style={{ display: 'grid', gap: 'inherit' }} onSubmit={(event) => void send(event)}>
      <Title order={1}>{t('reset.title')}</Title>
      <p>{name ? t('reset.textFor', { name }) : t('reset.text')}</p>
      {failure && (
        <Alert color="danger" role="alert">
          {failure}
        </Alert>
      )}
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={name} hidden readOnly />
      <NewPasswordField
        label={t('reset.password')}
        known={[name]}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={error}
        maxLength={200}
      />
      <Button type="submit" fullWidth size="lg" loading={busy}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
