import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { Banner } from '#ui/states/Banner'
import { useChangeEmail } from '../../mutations/useChangeEmail'
import classes from './SettingsScreen.module.css'

interface EmailFormProps {
  email: string
  /** New address that is not confirmed yet. */
  pendingEmail: string | null
}

/** The new address takes effect once the member follows the link sent to it. */
export function EmailForm({ email, pendingEmail }: EmailFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const [changeEmail, busy] = useChangeEmail()
  const form = useForm({ initialValues: { email: '', password: '' } })
  const save = form.onSubmit(async (values) => {
    const answer = await changeEmail(
      { input: { email: values.email.trim(), password: values.password } },
      { onRefused: placeErrors(form, 'email') },
    )
    if (!answer) return
    form.reset()
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      {pendingEmail && <Banner>{t('settings.email.pending', { email: pendingEmail })}</Banner>}
      <p className={classes.present}>{t('settings.email.present', { email })}</p>
      <TextInput type="email" label={t('settings.email.label')} autoComplete="email" {...form.getInputProps('email')} />
      <PasswordInput
        label={t('settings.currentPassword')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('settings.showPassword') }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" variant="default" loading={busy} disabled={!form.values.email || !form.values.password}>
        {t('settings.email.submit')}
      </Button>
    </form>
  )
}
