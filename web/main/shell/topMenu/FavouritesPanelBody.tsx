import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { TextLink } from '#ui/links/TextLink'
import { useCounts } from '#platform/counters/counts'
import type { FavouritesPanelBody_viewer$key } from './__generated__/FavouritesPanelBody_viewer.graphql'
import type { FavouritesPanelBodyPaginationQuery } from './__generated__/FavouritesPanelBodyPaginationQuery.graphql'
import type { FavouritesPanelBodyQuery } from './__generated__/FavouritesPanelBodyQuery.graphql'
import { PanelRow } from './PanelRow'
import classes from '../PanelBody.module.css'

const query = graphql`
  query FavouritesPanelBodyQuery {
    viewer {
      ...FavouritesPanelBody_viewer
    }
  }
`

const fragment = graphql`
  fragment FavouritesPanelBody_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" })
  @refetchable(queryName: "FavouritesPanelBodyPaginationQuery") {
    favourites(first: $count, after: $cursor) @connection(key: "FavouritesPanelBody_favourites") {
      edges {
        node {
          id
          ...PanelRow_profile
        }
      }
    }
  }
`

/** The member's favourites, online ones first. */
export function FavouritesPanelBody() {
  const { t } = useTranslation(['shell', 'notifications'])
  const tagged = useCounts()?.onlineTagged ?? 0
  const { viewer } = useLazyLoadQuery<FavouritesPanelBodyQuery>(query, {}, { fetchPolicy: 'network-only' })
  const { data, ...paging } = usePaginationFragment<FavouritesPanelBodyPaginationQuery, FavouritesPanelBody_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <div className={classes.scroll}>
      <PaginatedList
        compact
        paging={paging}
        items={data.favourites?.edges}
        pageSize={20}
        className={classes.people}
        empty={<p className={classes.quiet}>{t('panel.noFavourites')}</p>}
        renderItem={({ node }) => <PanelRow key={node.id} profile={node} />}
      />
      {tagged > 0 && (
        <TextLink standalone href="/Tags">
          {t('notifications:counts.onlineTagged', { count: tagged })}
        </TextLink>
      )}
    </div>
  )
}
