import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { ProfileNameHint } from '#platform/forms/ProfileNameHint'
import { placeErrors } from '#platform/forms/placeErrors'
import { NAME_LENGTH, useNameAvailability } from '#platform/forms/useNameAvailability'
import { useChangeName } from '../../mutations/useChangeName'
import classes from './SettingsScreen.module.css'

export function NameForm({ name }: { name: string }) {
  const { t } = useTranslation(['account', 'common'])
  const [changeName, busy] = useChangeName()
  const form = useForm({ initialValues: { name } })
  const written = form.values.name.trim()
  const availability = useNameAvailability(written === name ? '' : written)
  const save = form.onSubmit(async (values) => {
    const answer = await changeName({ input: { name: values.name.trim() } }, { onRefused: placeErrors(form, 'name') })
    if (!answer) return
    notifications.show({ message: t('settings.saved'), closeButtonProps: { 'aria-label': t('common:close') } })
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div>
        <TextInput
          label={t('settings.name.label')}
          maxLength={NAME_LENGTH.max}
          autoComplete="username"
          {...form.getInputProps('name')}
        />
        <ProfileNameHint name={availability} hasError={Boolean(form.errors['name'])} />
      </div>
      <Button type="submit" variant="default" loading={busy} disabled={!form.isDirty()}>
        {t('common:save')}
      </Button>
    </form>
  )
}
