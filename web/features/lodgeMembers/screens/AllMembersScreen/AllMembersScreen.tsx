import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { isMemberRole } from '#shared/lodges/lodgeStanding'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ManagementPage } from '../../components/ManagementPage'
import { MemberFilters } from '../../components/MemberFilters'
import rows from '../../components/PersonRow.module.css'
import { readName } from '../../memberFilters'
import type { AllMembersScreen_lodge$key } from './__generated__/AllMembersScreen_lodge.graphql'
import type { AllMembersScreenPaginationQuery } from './__generated__/AllMembersScreenPaginationQuery.graphql'
import type { AllMembersScreenQuery } from './__generated__/AllMembersScreenQuery.graphql'
import { ManagedRow, type Managed } from './ManagedRow'
import { MemberDialogs, type ManagedDialog } from './MemberDialogs'

const query = graphql`
  query AllMembersScreenQuery($legacyId: Int!, $order: LodgeMemberSort!, $name: String)
  @preloadable
  @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      ...ManagementPage_lodge
      ...AllMembersScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment AllMembersScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "AllMembersScreenPaginationQuery") {
    ...ManagedRow_lodge
    ...MemberDialogs_lodge
    managedMembers(order: $order, name: $name, first: $count, after: $cursor)
      @connection(key: "AllMembersScreen_managedMembers") {
      edges {
        node {
          id
          role
        }
        ...ManagedRow_edge
      }
    }
  }
`

function Members({ lodge }: { lodge: AllMembersScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const [search] = useSearchParams()
  const [open, setOpen] = useState<{ readonly dialog: ManagedDialog; readonly member: Managed }>()
  const { data, ...paging } = usePaginationFragment<AllMembersScreenPaginationQuery, AllMembersScreen_lodge$key>(
    fragment,
    lodge,
  )
  const name = readName(search)
  return (
    <>
      <PaginatedList
        paging={paging}
        items={data.managedMembers?.edges.filter(({ node }) => isMemberRole(node.role))}
        label={t('management.all')}
        className={rows.rows}
        empty={
          <EmptyState
            title={name ? t('members.noneNamed', { name }) : t('members.none')}
            icon={<IconUsers size={26} stroke={1.5} />}
          />
        }
        renderItem={(edge) => (
          <ManagedRow
            key={edge.node.id}
            lodge={data}
            edge={edge}
            onOpen={(dialog, member) => setOpen({ dialog, member })}
          />
        )}
      />
      <MemberDialogs lodge={data} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** All members with the leaders' notes on them, for the leaders of a lodge. */
export function AllMembersScreen() {
  const { lodge } = useScreenQuery<AllMembersScreenQuery>(query)
  return (
    <ManagementPage lodge={lodge} view="AllMembers">
      {lodge && (
        <>
          <MemberFilters />
          <Members lodge={lodge} />
        </>
      )}
    </ManagementPage>
  )
}
