import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { ShowMore } from '#ui/ShowMore'
import { TextLink } from '#ui/TextLink'
import { useCounts } from '#platform/counters/counts'
import type { FavouritesPanelBody_viewer$key } from './__generated__/FavouritesPanelBody_viewer.graphql'
import type { FavouritesPanelBodyPaginationQuery } from './__generated__/FavouritesPanelBodyPaginationQuery.graphql'
import type { FavouritesPanelBodyQuery } from './__generated__/FavouritesPanelBodyQuery.graphql'
import { PanelRow } from './PanelRow'
import classes from './PanelBody.module.css'

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
  const { t } = useTranslation(['shell', 'common', 'notifications'])
  const tagged = useCounts()?.onlineTagged ?? 0
  const { viewer } = useLazyLoadQuery<FavouritesPanelBodyQuery>(query, {}, { fetchPolicy: 'network-only' })
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FavouritesPanelBodyPaginationQuery,
    FavouritesPanelBody_viewer$key
  >(fragment, viewer)
  if (!data.favourites) return <p className={classes.quiet}>{t('panel.failed')}</p>
  return (
    <div className={classes.scroll}>
      {data.favourites.edges.length === 0 && <p className={classes.quiet}>{t('panel.noFavourites')}</p>}
      <ul className={classes.people}>
        {data.favourites.edges.map(({ node }) => (
          <PanelRow key={node.id} profile={node} />
        ))}
      </ul>
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(20)}
        />
      )}
      {tagged > 0 && (
        <TextLink standalone href="/Tags">
          {t('notifications:counts.onlineTagged', { count: tagged })}
        </TextLink>
      )}
    </div>
  )
}
