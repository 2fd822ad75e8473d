import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import { AddByNumber } from '../../components/AddByNumber'
import classes from '../../components/People.module.css'
import { RemovablePerson } from '../../components/RemovablePerson'
import type { EventAdmins_viewer$key } from './__generated__/EventAdmins_viewer.graphql'
import type { EventAdminsMutation } from './__generated__/EventAdminsMutation.graphql'
import type { EventAdminsPaginationQuery } from './__generated__/EventAdminsPaginationQuery.graphql'

const fragment = graphql`
  fragment EventAdmins_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "EventAdminsPaginationQuery") {
    eventAdmins(first: $count, after: $cursor) @connection(key: "EventAdmins_eventAdmins") {
      edges {
        node {
          id
          ...RemovablePerson_profile
        }
      }
    }
  }
`

const mutation = graphql`
  mutation EventAdminsMutation($input: SetEventAdminInput!) {
    setEventAdmin(input: $input) {
      viewer {
        id
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The event admins of the site: named by the number of their profile, and taken off the list. */
export function EventAdmins({ viewer }: { viewer: EventAdmins_viewer$key }) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<EventAdminsPaginationQuery, EventAdmins_viewer$key>(
    fragment,
    viewer,
  )
  const [commit, busy] = useAction<EventAdminsMutation>(mutation)
  const setAdmin = async (
    input: EventAdminsMutation['variables']['input'],
    done: string,
    options?: RefusalOptions,
  ): Promise<boolean> => {
    if (!(await commit({ input }, options))) return false
    tell(done)
    paging.refetch({}, { fetchPolicy: 'network-only' })
    return true
  }
  return (
    <>
      <Section title={t('admins.name')}>
        <AddByNumber
          submitLabel={t('admins.action')}
          busy={busy}
          onAdd={(profileId, onRefused) => setAdmin({ profileId, admin: true }, t('admins.added'), { onRefused })}
        />
      </Section>
      <Section title={t('admins.have')}>
        <PaginatedList
          paging={paging}
          items={data.eventAdmins?.edges}
          label={t('admins.have')}
          className={classes.people}
          empty={<EmptyState compact title={t('admins.none')} />}
          renderItem={({ node }) => (
            <li key={node.id}>
              <RemovablePerson
                profile={node}
                disabled={busy}
                onRemove={(name) => void setAdmin({ profileId: node.id, admin: false }, t('admins.removed', { name }))}
              />
            </li>
          )}
        />
      </Section>
    </>
  )
}
