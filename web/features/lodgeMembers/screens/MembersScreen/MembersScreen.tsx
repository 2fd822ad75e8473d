import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { isMemberRole } from '#shared/lodges/lodgeStanding'
import { LodgePage } from '#shared/lodges/LodgePage'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PEOPLE_ROWS } from '#platform/lists/peopleRows'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { MemberFilters } from '../../components/MemberFilters'
import { OwnVisibility } from '../../components/OwnVisibility'
import { readName } from '../../memberFilters'
import type { MembersScreen_lodge$key } from './__generated__/MembersScreen_lodge.graphql'
import type { MembersScreenPaginationQuery } from './__generated__/MembersScreenPaginationQuery.graphql'
import type { MembersScreenQuery } from './__generated__/MembersScreenQuery.graphql'
import { MemberRow } from './MemberRow'

const query = graphql`
  query MembersScreenQuery($legacyId: Int!, $order: LodgeMemberSort!, $name: String) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      viewerCanSeeInside
      hasPublicMembers
      ...LodgePage_lodge
      ...OwnVisibility_lodge
      ...MembersScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment MembersScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MembersScreenPaginationQuery") {
    members(order: $order, name: $name, first: $count, after: $cursor) @connection(key: "MembersScreen_members") {
      edges {
        node {
          id
          role
          ...MemberRow_membership
        }
      }
    }
  }
`

function Members({ lodge }: { lodge: MembersScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<MembersScreenPaginationQuery, MembersScreen_lodge$key>(
    fragment,
    lodge,
  )
  const name = readName(search)
  return (
    <PaginatedList
      paging={paging}
      items={data.members?.edges.filter(({ node }) => isMemberRole(node.role))}
      label={t('members.title')}
      grid={PEOPLE_ROWS}
      empty={
        <EmptyState
          title={name ? t('members.noneNamed', { name }) : t('members.none')}
          icon={<IconUsers size={26} stroke={1.5} />}
        />
      }
      renderItem={({ node }) => <MemberRow key={node.id} membership={node} />}
    />
  )
}

/** The members of a lodge, whom outside it only those see to whom it shows them. */
export function MembersScreen() {
  const { t } = useTranslation('lodge')
  const { lodge } = useScreenQuery<MembersScreenQuery>(query)
  return (
    <LodgePage
      lodge={lodge}
      title={t('tabs.members')}
      isFor={Boolean(lodge?.viewerCanSeeInside || lodge?.hasPublicMembers)}
    >
      {lodge && (
        <>
          <OwnVisibility lodge={lodge} />
          <MemberFilters />
          <Members lodge={lodge} />
        </>
      )}
    </LodgePage>
  )
}
