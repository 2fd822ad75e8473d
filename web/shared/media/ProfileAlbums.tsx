import { IconAlbum } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '#ui/EmptyState'
import { ErrorState } from '#ui/ErrorState'
import { ShowMore } from '#ui/ShowMore'
import { useViewer } from '#platform/session/useSession'
import type { ProfileAlbums_profile$key } from './__generated__/ProfileAlbums_profile.graphql'
import type { ProfileAlbumsPaginationQuery } from './__generated__/ProfileAlbumsPaginationQuery.graphql'
import { AlbumGrid } from './AlbumGrid'
import { OWN_ALBUMS, profileAlbum } from './mediaLinks'
import { useRefresh } from './useRefresh'

const fragment = graphql`
  fragment ProfileAlbums_profile on Profile
  @refetchable(queryName: "ProfileAlbumsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    legacyId
    name
    albums(first: $count, after: $cursor) @connection(key: "ProfileAlbums_albums") {
      edges {
        node {
          ...AlbumGrid_albums
        }
      }
    }
  }
`

/** The content of a profile's albums page. */
export function ProfileAlbums({ profile }: { profile: ProfileAlbums_profile$key }) {
  const { t } = useTranslation(['media', 'common'])
  const viewer = useViewer()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ProfileAlbumsPaginationQuery,
    ProfileAlbums_profile$key
  >(fragment, profile)
  const refresh = useRefresh(refetch)
  if (!data.albums) {
    return <ErrorState title={t('error.list')} action={{ label: t('common:retry'), onSelect: refresh }} />
  }
  const own = data.legacyId === viewer.legacyId
  if (data.albums.edges.length === 0) {
    return (
      <EmptyState
        icon={<IconAlbum size={26} stroke={1.5} aria-hidden />}
        title={own ? t('albums.empty.title') : t('profile.noAlbums', { name: data.name })}
        text={own ? t('albums.empty.text') : undefined}
        action={own ? { label: t('albums.manage'), href: OWN_ALBUMS } : undefined}
      />
    )
  }
  return (
    <>
      <AlbumGrid
        albums={data.albums.edges.map(({ node }) => node)}
        hrefOf={(album) => profileAlbum(data.legacyId, album)}
        label={t('profile.albums', { name: data.name })}
        own={own}
      />
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(30)}
        />
      )}
    </>
  )
}
