import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { LodgeList } from '#shared/lodges/LodgeList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { LodgesPage } from '../../components/LodgesPage'
import { NoLodges } from '../../components/NoLodges'
import type { NewestLodgesScreen_query$key } from './__generated__/NewestLodgesScreen_query.graphql'
import type { NewestLodgesScreenPaginationQuery } from './__generated__/NewestLodgesScreenPaginationQuery.graphql'
import type { NewestLodgesScreenQuery } from './__generated__/NewestLodgesScreenQuery.graphql'

const query = graphql`
  query NewestLodgesScreenQuery @preloadable {
    ...NewestLodgesScreen_query
  }
`

const fragment = graphql`
  fragment NewestLodgesScreen_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NewestLodgesScreenPaginationQuery") {
    lodges(order: NEWEST, first: $count, after: $cursor) @connection(key: "NewestLodgesScreen_lodges") {
      edges {
        node {
          ...LodgeList_lodges
        }
      }
    }
  }
`

export function NewestLodgesScreen() {
  const { t } = useTranslation('lodges')
  const { data, ...paging } = usePaginationFragment<NewestLodgesScreenPaginationQuery, NewestLodgesScreen_query$key>(
    fragment,
    useScreenQuery<NewestLodgesScreenQuery>(query),
  )
  return (
    <LodgesPage title={t('tabs.newest')}>
      <LodgeList label={t('tabs.newest')} lodges={data.lodges?.edges.map(({ node }) => node)} paging={paging}>
        <NoLodges />
      </LodgeList>
    </LodgesPage>
  )
}
