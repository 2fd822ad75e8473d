import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import { PersonRow } from '../../components/PersonRow'
import rows from '../../components/PersonRow.module.css'
import type { WaitingInvitations_lodge$key } from './__generated__/WaitingInvitations_lodge.graphql'
import type { WaitingInvitationsPaginationQuery } from './__generated__/WaitingInvitationsPaginationQuery.graphql'

const fragment = graphql`
  fragment WaitingInvitations_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "WaitingInvitationsPaginationQuery") {
    invitations(first: $count, after: $cursor) @connection(key: "WaitingInvitations_invitations") {
      edges {
        node {
          id
          invitationStatus
          invitedAt
          invitedBy {
            name
          }
          profile {
            ...PersonRow_profile
          }
        }
      }
    }
  }
`

/** The invitations that nobody has answered yet. */
export function WaitingInvitations({ lodge }: { lodge: WaitingInvitations_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<WaitingInvitationsPaginationQuery, WaitingInvitations_lodge$key>(
    fragment,
    lodge,
  )
  const lineOf = (invitedAt: string | null | undefined, by: string | undefined) => {
    const date = invitedAt ? formatDate(invitedAt, locale, { style: 'medium' }) : ''
    return by ? t('invitations.by', { name: by, date }) : date
  }
  return (
    <Section title={t('invitations.title')}>
      <PaginatedList
        compact
        paging={paging}
        items={data.invitations?.edges.filter(({ node }) => node.invitationStatus === 'INVITED')}
        label={t('invitations.title')}
        className={rows.rows}
        empty={<EmptyState compact title={t('invitations.none')} />}
        renderItem={({ node }) => (
          <PersonRow key={node.id} profile={node.profile} line={lineOf(node.invitedAt, node.invitedBy?.name)} />
        )}
      />
    </Section>
  )
}
