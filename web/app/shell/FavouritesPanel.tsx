import { IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { ShowMore } from '../../ui/ShowMore'
import { useCounts } from '../timers/counts'
import type { FavouritesPanel_viewer$key } from './__generated__/FavouritesPanel_viewer.graphql'
import type { FavouritesPanelPaginationQuery } from './__generated__/FavouritesPanelPaginationQuery.graphql'
import type { FavouritesPanelQuery } from './__generated__/FavouritesPanelQuery.graphql'
import { PanelRow } from './PanelRow'
import classes from './TopMenu.module.css'
import { TopMenuPanel } from './TopMenuPanel'

const query = graphql`
  query FavouritesPanelQuery {
    viewer {
      ...FavouritesPanel_viewer
    }
  }
`

const fragment = graphql`
  fragment FavouritesPanel_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" })
  @refetchable(queryName: "FavouritesPanelPaginationQuery") {
    favourites(first: $count, after: $cursor) @connection(key: "FavouritesPanel_favourites") {
      edges {
        node {
          id
          ...PanelRow_profile
        }
      }
    }
  }
`

function Favourites() {
  const { t } = useTranslation(['shell', 'common'])
  const { viewer } = useLazyLoadQuery<FavouritesPanelQuery>(query, {}, { fetchPolicy: 'network-only' })
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FavouritesPanelPaginationQuery,
    FavouritesPanel_viewer$key
  >(fragment, viewer)
  if (!data.favourites) return <p className={classes.quiet}>{t('panel.failed')}</p>
  if (data.favourites.edges.length === 0) return <p className={classes.quiet}>{t('panel.noFavourites')}</p>
  return (
    <div className={classes.scroll}>
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
    </div>
  )
}

/** The member's favourites, those online first. */
export function FavouritesPanel() {
  const { t } = useTranslation('shell')
  const online = useCounts()?.onlineFavorites ?? 0
  return (
    <TopMenuPanel
      icon={IconStar}
      label={t('panel.favouritesLabel', { count: online })}
      title={t('panel.favourites')}
      count={online}
    >
      <Favourites />
    </TopMenuPanel>
  )
}
