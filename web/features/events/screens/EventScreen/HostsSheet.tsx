import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useReportError } from '#platform/errors/useReportError'
import { placeErrors } from '#platform/forms/placeErrors'
import { Sheet } from '#ui/overlays/Sheet'
import { useEventChange } from '../../mutations/useEventChange'
import { useProfileByNumber } from '../../useProfileByNumber'
import type { HostsSheetQuery } from './__generated__/HostsSheetQuery.graphql'
import classes from './HostTools.module.css'

const query = graphql`
  query HostsSheetQuery($id: ID!) {
    node(id: $id) {
      ... on Event {
        hosts {
          id
          name
          ...ProfileLink_profile
        }
      }
    }
  }
`

interface HostsSheetProps {
  /** The global id of the event. */
  id: string
  onClose: () => void
}

/** Who runs an event: adds and removes event admins of the site. */
export function HostsSheet({ id, onClose }: HostsSheetProps) {
  const { t } = useTranslation(['events', 'common'])
  const { node } = useLazyLoadQuery<HostsSheetQuery>(query, { id })
  const { setHost, busy } = useEventChange()
  const find = useProfileByNumber()
  const reportError = useReportError()
  const form = useForm({
    initialValues: { number: '' },
    validate: { number: (number) => (/^\d{1,9}$/.test(number.trim()) ? null : t('admins.numberNeeded')) },
  })
  const add = form.onSubmit(async ({ number }) => {
    const profileId = await find(Number(number)).catch(reportError)
    if (!profileId) return form.setFieldError('number', t('admins.unknown'))
    if (await setHost(id, profileId, true, placeErrors(form, 'number'))) form.reset()
  })
  const hosts = node?.hosts ?? []
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('hosts.title')}
      description={t('hosts.text')}
      closeLabel={t('common:close')}
    >
      <ul className={classes.hosts} aria-label={t('hosts.title')}>
        {hosts.map((host) => (
          <li key={host.id}>
            <ProfileLink profile={host} />
            {hosts.length > 1 && (
              <Button
                variant="subtle"
                size="sm"
                color="danger"
                disabled={busy}
                aria-label={t('hosts.remove', { name: host.name })}
                onClick={() => void setHost(id, host.id, false)}
              >
                {t('hosts.removeShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form className={classes.add} onSubmit={add} noValidate>
        <TextInput
          label={t('admins.number')}
          description={t('admins.numberText')}
          inputMode="numeric"
          maxLength={9}
          {...form.getInputProps('number')}
        />
        <Button type="submit" loading={busy}>
          {t('hosts.add')}
        </Button>
      </form>
    </Sheet>
  )
}
