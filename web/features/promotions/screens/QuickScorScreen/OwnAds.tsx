import { IconBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PROMOTE_QUICK_SCOR } from '#shared/payments/paths'
import { EmptyState } from '#ui/states/EmptyState'
import { AdRow } from '../../components/AdRow'
import type { OwnAds_viewer$key } from './__generated__/OwnAds_viewer.graphql'
import type { OwnAdsPaginationQuery } from './__generated__/OwnAdsPaginationQuery.graphql'
import classes from './QuickScorScreen.module.css'

const fragment = graphql`
  fragment OwnAds_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "OwnAdsPaginationQuery") {
    quickScorAds(first: $count, after: $cursor) @connection(key: "OwnAds_quickScorAds") {
      edges {
        node {
          id
          ...AdRow_ad
        }
      }
    }
  }
`

export function OwnAds({ viewer }: { viewer: OwnAds_viewer$key }) {
  const { t } = useTranslation('promotions')
  const { data, ...paging } = usePaginationFragment<OwnAdsPaginationQuery, OwnAds_viewer$key>(fragment, viewer)
  return (
    <PaginatedList
      paging={paging}
      items={data.quickScorAds?.edges}
      label={t('board.own')}
      className={classes.ads}
      empty={
        <EmptyState
          title={t('board.noneOwn')}
          text={t('board.noneOwnText')}
          icon={<IconBolt size={26} stroke={1.5} />}
          action={{ label: t('board.write'), href: PROMOTE_QUICK_SCOR }}
        />
      }
      renderItem={({ node }) => <AdRow key={node.id} ad={node} />}
    />
  )
}
