import { IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { LodgeList } from '#shared/lodges/LodgeList'
import { lodgesPath } from '#shared/lodges/paths'
import { EmptyState } from '#ui/states/EmptyState'
import type { FoundLodges_query$key } from './__generated__/FoundLodges_query.graphql'
import type { FoundLodgesPaginationQuery } from './__generated__/FoundLodgesPaginationQuery.graphql'

const fragment = graphql`
  fragment FoundLodges_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "FoundLodgesPaginationQuery") {
    lodges(filter: $filter, order: $order, first: $count, after: $cursor) @connection(key: "FoundLodges_lodges") {
      edges {
        node {
          ...LodgeList_lodges
        }
      }
    }
  }
`

export function FoundLodges({ query }: { query: FoundLodges_query$key }) {
  const { t } = useTranslation('lodges')
  const { data, ...paging } = usePaginationFragment<FoundLodgesPaginationQuery, FoundLodges_query$key>(fragment, query)
  return (
    <LodgeList label={t('search.found')} lodges={data.lodges?.edges.map(({ node }) => node)} paging={paging}>
      <EmptyState
        title={t('search.none')}
        text={t('search.noneText')}
        icon={<IconSearchOff size={26} stroke={1.5} />}
        action={{ label: t('search.all'), href: lodgesPath('Search') }}
      />
    </LodgeList>
  )
}
