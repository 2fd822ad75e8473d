import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { LodgeList } from '#shared/lodges/LodgeList'
import { lodgesPath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgesPage } from '../../components/LodgesPage'
import type { MyLodgesScreen_viewer$key } from './__generated__/MyLodgesScreen_viewer.graphql'
import type { MyLodgesScreenPaginationQuery } from './__generated__/MyLodgesScreenPaginationQuery.graphql'
import type { MyLodgesScreenQuery } from './__generated__/MyLodgesScreenQuery.graphql'
import { DeletedLodges } from './DeletedLodges'
import { Invitations } from './Invitations'

const query = graphql`
  query MyLodgesScreenQuery @preloadable {
    viewer {
      ...Invitations_viewer
      ...MyLodgesScreen_viewer
      ...DeletedLodges_viewer
    }
  }
`

const fragment = graphql`
  fragment MyLodgesScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MyLodgesScreenPaginationQuery") {
    lodges(first: $count, after: $cursor) @connection(key: "MyLodgesScreen_lodges") {
      edges {
        node {
          ...LodgeList_lodges
        }
      }
    }
  }
`

/** The viewer's lodges with what is new in each, invitations, and deleted lodges. */
export function MyLodgesScreen() {
  const { t } = useTranslation('lodges')
  const { viewer } = useScreenQuery<MyLodgesScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MyLodgesScreenPaginationQuery, MyLodgesScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <LodgesPage title={t('tabs.mine')}>
      <Invitations viewer={viewer} />
      <LodgeList
        own
        marksDark
        label={t('tabs.mine')}
        lodges={data.lodges?.edges.map(({ node }) => node)}
        paging={paging}
      >
        <EmptyState
          title={t('mine.none')}
          text={t('mine.noneText')}
          icon={<IconUsersGroup size={26} stroke={1.5} />}
          action={{ label: t('mine.find'), href: lodgesPath('Search') }}
        />
      </LodgeList>
      <DeletedLodges viewer={viewer} />
    </LodgesPage>
  )
}
