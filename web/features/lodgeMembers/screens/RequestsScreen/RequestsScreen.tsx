import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { InviteButton } from '#shared/lodges/invite/InviteButton'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ManagementPage } from '../../components/ManagementPage'
import rows from '../../components/PersonRow.module.css'
import { useMemberSteps } from '../../mutations/useMemberSteps'
import type { RequestsScreen_lodge$key } from './__generated__/RequestsScreen_lodge.graphql'
import type { RequestsScreenPaginationQuery } from './__generated__/RequestsScreenPaginationQuery.graphql'
import type { RequestsScreenQuery } from './__generated__/RequestsScreenQuery.graphql'
import { RequestRow } from './RequestRow'
import { WaitingInvitations } from './WaitingInvitations'

const query = graphql`
  query RequestsScreenQuery($legacyId: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      viewerCanInvite
      ...InviteButton_lodge
      ...ManagementPage_lodge
      ...RequestsScreen_lodge
      ...WaitingInvitations_lodge
    }
  }
`

const fragment = graphql`
  fragment RequestsScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "RequestsScreenPaginationQuery") {
    id
    requests(first: $count, after: $cursor) @connection(key: "RequestsScreen_requests") {
      edges {
        node {
          id
          role
          ...RequestRow_membership
        }
      }
    }
  }
`

function Requests({ lodge }: { lodge: RequestsScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const { data, ...paging } = usePaginationFragment<RequestsScreenPaginationQuery, RequestsScreen_lodge$key>(
    fragment,
    lodge,
  )
  const steps = useMemberSteps(data.id)
  return (
    <PaginatedList
      paging={paging}
      items={data.requests?.edges.filter(({ node }) => node.role === 'REQUESTING')}
      label={t('management.requests')}
      className={rows.rows}
      empty={
        <EmptyState
          title={t('requests.none')}
          text={t('requests.noneText')}
          icon={<IconUserPlus size={26} stroke={1.5} />}
        />
      }
      renderItem={({ node }) => <RequestRow key={node.id} membership={node} steps={steps} />}
    />
  )
}

/** The requests to come into a lodge, and the invitations that wait, for its leaders. */
export function RequestsScreen() {
  const { lodge } = useScreenQuery<RequestsScreenQuery>(query)
  return (
    <ManagementPage
      lodge={lodge}
      view="PendingRequests"
      controls={lodge?.viewerCanInvite && <InviteButton lodge={lodge} variant="default" />}
    >
      {lodge && (
        <>
          <Requests lodge={lodge} />
          <WaitingInvitations lodge={lodge} />
        </>
      )}
    </ManagementPage>
  )
}
