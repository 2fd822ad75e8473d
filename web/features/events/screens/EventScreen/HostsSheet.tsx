import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import { AddByNumber } from '../../components/AddByNumber'
import classes from '../../components/People.module.css'
import { RemovablePerson } from '../../components/RemovablePerson'
import { useEventChange } from '../../mutations/useEventChange'
import type { HostsSheetQuery } from './__generated__/HostsSheetQuery.graphql'

const query = graphql`
  query HostsSheetQuery($id: ID!) {
    node(id: $id) {
      ... on Event {
        hosts {
          id
          ...RemovablePerson_profile
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
  const hosts = node?.hosts ?? []
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('hosts.title')}
      description={t('hosts.text')}
      closeLabel={t('common:close')}
    >
      <ul className={classes.people} aria-label={t('hosts.title')}>
        {hosts.map((host) => (
          <li key={host.id}>
            <RemovablePerson
              profile={host}
              disabled={busy}
              onRemove={hosts.length > 1 ? () => void setHost(id, host.id, false) : undefined}
            />
          </li>
        ))}
      </ul>
      <AddByNumber
        submitLabel={t('hosts.add')}
        busy={busy}
        onAdd={(profileId, onRefused) => setHost(id, profileId, true, onRefused)}
      />
    </Sheet>
  )
}
