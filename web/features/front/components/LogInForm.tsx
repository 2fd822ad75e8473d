import { Alert, Anchor, Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CREATE_PROFILE } from '#platform/routing/links'
import type { UserError } from '#platform/mutations/refusal'
import { TextLink } from '#ui/links/TextLink'
import { useLogOn } from '../mutations/useLogOn'
import { ConfirmationReminder } from './ConfirmationReminder'
import classes from './LogInForm.module.css'
import { PasswordField } from './PasswordField'
import { RestoreQuestion } from './RestoreQuestion'

interface LogInFormProps {
  name: string
  onName: (name: string) => void
  /** Result of the step before, such as a new password. */
  notice: string | null
  /** Path to open after the log-in. */
  target: string
  onForgotten: () => void
}

/** An error never says whether the name or the password is wrong. */
export function LogInForm({ name, onName, notice, target, onForgotten }: LogInFormProps) {
  const { t } = useTranslation('front')
  const [logOn, busy] = useLogOn()
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [errors, setErrors] = useState<readonly UserError[]>([])
  const [missing, setMissing] = useState(false)
  // Question to a member whose profile awaits deletion, before they are let in.
  const [deleted, setDeleted] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)

  async function send(restore = false): Promise<void> {
    setErrors([])
    setMissing(!name.trim() || !password)
    if (!name.trim() || !password) return
    const input = { name: name.trim(), password, rememberMe, ...(restore && { restore }) }
    const onRefused = (refusals: readonly UserError[]) => {
      const erased = refusals.find(({ code }) => code === 'PROFILE_WILL_BE_ERASED')
      setDeleted(erased?.message ?? null)
      if (!erased) setErrors(refusals)
    }
    if (!(await logOn({ input }, { onRefused }))) return
    setLeaving(true)
    // Reloads the page, because everything on it belongs to a session.
    window.location.assign(target)
  }

  if (deleted) {
    return (
      <RestoreQuestion
        message={deleted}
        busy={busy || leaving}
        onRestore={() => void send(true)}
        onLeave={() => {
          setDeleted(null)
          setPassword('')
        }}
      />
    )
  }

  // The answer does not reveal whether the profile awaits confirmation, so every wrong log-in offers the
  // confirmation mail.
  const wrong = errors.some(({ code }) => code === 'WRONG_CREDENTIALS')
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {notice && <Alert color="positive">{notice}</Alert>}
      {errors.length > 0 && (
        <Alert color="danger" role="alert">
          {errors.map(({ message }) => message).join(' ')}
        </Alert>
      )}
      <TextInput
        data-autofocus
        label={t('logIn.name')}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
        error={missing && !name.trim() && t('logIn.nameMissing')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        label={t('logIn.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing && !password && t('logIn.passwordMissing')}
        autoComplete="current-password"
        maxLength={200}
      />
      <div className={classes.row}>
        <Checkbox
          label={t('logIn.remember')}
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.currentTarget.checked)}
        />
        <Anchor component="button" type="button" className={classes.forgotten} onClick={onForgotten}>
          {t('logIn.forgotten')}
        </Anchor>
      </div>
      <Button type="submit" fullWidth size="lg" loading={busy || leaving}>
        {t('logIn.submit')}
      </Button>
      {wrong && <ConfirmationReminder email={name.includes('@') ? name.trim() : null} />}
      <p className={classes.create}>
        {t('logIn.new')} <TextLink href={CREATE_PROFILE}>{t('logIn.create')}</TextLink>
      </p>
    </form>
  )
}
