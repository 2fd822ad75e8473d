import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatBytes } from '#lib/format/formatBytes'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { placeErrors } from '#platform/forms/placeErrors'
import { useRequestDataExport } from '../../mutations/useRequestDataExport'
import type { DataExport_viewer$key } from './__generated__/DataExport_viewer.graphql'
import classes from './SettingsScreen.module.css'
import { useFreshDataExport } from './useFreshDataExport'

const fragment = graphql`
  fragment DataExport_viewer on Viewer {
    dataExport {
      status
      size
      endsAt
      url
    }
  }
`

/** Requests an archive of the member's data, and links to it once it is ready. */
export function DataExport({ viewer }: { viewer: DataExport_viewer$key }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const { dataExport } = useFragment(fragment, viewer)
  const { status, size, endsAt, url } = dataExport ?? {}
  const isWaiting = status === 'WAITING'
  useFreshDataExport(isWaiting)
  return (
    <div className={classes.export}>
      <p className={classes.present} role="status">
        {isWaiting && t('settings.data.waiting')}
        {status === 'FAILED' && t('settings.data.failed')}
        {endsAt && t('settings.data.ready', { date: formatDate(endsAt, locale) })}
      </p>
      {url && (
        <Button component="a" href={url} download>
          {t('settings.data.download', { size: formatBytes(size ?? 0, locale) })}
        </Button>
      )}
      {!isWaiting && <RequestForm label={t(dataExport ? 'settings.data.again' : 'settings.data.request')} />}
    </div>
  )
}

function RequestForm({ label }: { label: string }) {
  const { t } = useTranslation('account')
  const [requestDataExport, busy] = useRequestDataExport()
  const form = useForm({ initialValues: { password: '' } })
  const request = form.onSubmit(async (input) => {
    const answer = await requestDataExport({ input }, { onRefused: placeErrors(form, 'password') })
    if (answer) form.reset()
  })
  return (
    <form className={classes.form} onSubmit={request} noValidate>
      <PasswordInput
        label={t('settings.currentPassword')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('settings.showPassword') }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" variant="default" loading={busy} disabled={!form.values.password}>
        {label}
      </Button>
    </form>
  )
}
