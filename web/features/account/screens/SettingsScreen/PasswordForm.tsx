import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useChangePassword } from '../../mutations/useChangePassword'
import classes from './SettingsScreen.module.css'

export function PasswordForm() {
  const { t } = useTranslation(['account', 'common'])
  const [changePassword, busy] = useChangePassword()
  const form = useForm({ initialValues: { currentPassword: '', newPassword: '' } })
  const save = form.onSubmit(async (input) => {
    const answer = await changePassword({ input }, { onRefused: placeErrors(form, 'currentPassword') })
    if (!answer) return
    form.reset()
    notifications.show({ message: t('settings.password.saved'), closeButtonProps: { 'aria-label': t('common:close') } })
  })
  const toggle = { 'aria-label': t('settings.showPassword') }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <PasswordInput
        label={t('settings.currentPassword')}
        autoComplete="current-password"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('currentPassword')}
      />
      <PasswordInput
        label={t('settings.password.label')}
        description={t('settings.password.rule')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('newPassword')}
      />
      <Button
        type="submit"
        variant="default"
        loading={busy}
        disabled={!form.values.currentPassword || !form.values.newPassword}
      >
        {t('settings.password.submit')}
      </Button>
    </form>
  )
}
