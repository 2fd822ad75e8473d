import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { LodgeGrid } from '#shared/lodges/LodgeGrid'
import { Section } from '#ui/layout/Section'
import type { Invitations_viewer$key } from './__generated__/Invitations_viewer.graphql'
import type { InvitationsPaginationQuery } from './__generated__/InvitationsPaginationQuery.graphql'
import { InvitationCard } from './InvitationCard'

const fragment = graphql`
  fragment Invitations_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "InvitationsPaginationQuery") {
    lodgeInvitations(first: $count, after: $cursor) @connection(key: "Invitations_lodgeInvitations") {
      edges {
        node {
          id
          lodge {
            viewerInvitationStatus
          }
          ...InvitationCard_membership
        }
      }
    }
  }
`

/** The invitations that wait for an answer; answered ones leave at once. */
export function Invitations({ viewer }: { viewer: Invitations_viewer$key }) {
  const { t } = useTranslation('lodges')
  const { data, ...paging } = usePaginationFragment<InvitationsPaginationQuery, Invitations_viewer$key>(
    fragment,
    viewer,
  )
  const waiting = data.lodgeInvitations?.edges
    .map(({ node }) => node)
    .filter(({ lodge }) => lodge?.viewerInvitationStatus === 'INVITED')
  if (waiting?.length === 0 && !paging.hasNext) return null
  return (
    <Section title={t('invitations.title')} note={t('invitations.note')}>
      <PaginatedList compact paging={paging} items={waiting} pageSize={12} empty={null}>
        {(items) => (
          <LodgeGrid label={t('invitations.title')}>
            {items.map((membership) => (
              <li key={membership.id}>
                <InvitationCard membership={membership} />
              </li>
            ))}
          </LodgeGrid>
        )}
      </PaginatedList>
    </Section>
  )
}
