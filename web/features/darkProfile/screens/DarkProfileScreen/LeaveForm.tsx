import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { siteUrl } from '#platform/session/siteUrl'
import { useSite } from '#platform/session/useSession'
import { useDeleteDarkProfile } from '../../mutations/useDeleteDarkProfile'
import classes from '#shared/editing/EditPage.module.css'

/** Takes the application back, or leaves the dark sites. */
export function LeaveForm({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation('darkProfile')
  const site = useSite()
  const [leave, busy] = useDeleteDarkProfile()
  const form = useForm({ initialValues: { password: '' } })
  const submit = form.onSubmit(async ({ password }) => {
    const answer = await leave({ input: { password } }, { onRefused: placeErrors(form, 'password') })
    if (!answer) return
    form.reset()
    // Nothing of the dark site is theirs any more.
    if (site.isDark) window.location.assign(siteUrl(site.counterpartHost))
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordInput
        label={t('leave.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('leave.show') }}
        maw={360}
        {...form.getInputProps('password')}
      />
      <div>
        <Button type="submit" color="danger" loading={busy} disabled={form.values.password === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
