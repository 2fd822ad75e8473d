import { Button, Checkbox, PasswordInput, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { loadAfterSessionChange } from '#platform/session/endedSession'
import { Banner } from '#ui/states/Banner'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { deletedPath } from '../../deletedPath'
import { useDeleteProfile } from '../../mutations/useDeleteProfile'

export function DeleteProfileScreen() {
  const { t } = useTranslation('account')
  const [deleteProfile, busy] = useDeleteProfile()
  const form = useForm({ initialValues: { password: '', reason: '', sure: false } })
  const submit = form.onSubmit(async ({ password, reason }) => {
    const answer = await deleteProfile(
      { input: { password, reason: reason.trim() || null } },
      { onRefused: placeErrors(form, 'password') },
    )
    if (!answer) return
    loadAfterSessionChange(deletedPath(answer.deleteProfile.erasedAt))
  })
  return (
    <Page width="text">
      <PageTitle>{t('delete.title')}</PageTitle>
      <PageHeader title={t('delete.title')} intro={t('delete.intro')} />
      <form onSubmit={submit} noValidate>
        <Stack maw={480}>
          <Banner tone="warning">{t('delete.consequences')}</Banner>
          <Textarea
            label={t('delete.reason')}
            autosize
            minRows={3}
            maxLength={2000}
            {...form.getInputProps('reason')}
          />
          <PasswordInput
            label={t('settings.currentPassword')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('settings.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Checkbox label={t('delete.sure')} {...form.getInputProps('sure', { type: 'checkbox' })} />
          <div>
            <Button type="submit" color="danger" loading={busy} disabled={!form.values.sure || !form.values.password}>
              {t('delete.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Page>
  )
}
