import { IconAlbum } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '#ui/states/EmptyState'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useViewer } from '#platform/session/useSession'
import type { ProfileAlbums_profile$key } from './__generated__/ProfileAlbums_profile.graphql'
import type { ProfileAlbumsPaginationQuery } from './__generated__/ProfileAlbumsPaginationQuery.graphql'
import { AlbumGrid } from './AlbumGrid'
import { OWN_ALBUMS, profileAlbum } from '../mediaLinks'

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

export function ProfileAlbums({ profile }: { profile: ProfileAlbums_profile$key }) {
  const { t } = useTranslation('media')
  const viewer = useViewer()
  const { data, ...paging } = usePaginationFragment<ProfileAlbumsPaginationQuery, ProfileAlbums_profile$key>(
    fragment,
    profile,
  )
  const own = data.legacyId === viewer.legacyId
  return (
    <PaginatedList
      paging={paging}
      items={data.albums?.edges.map(({ node }) => node)}
      empty={
        <EmptyState
          icon={<IconAlbum size={26} stroke={1.5} aria-hidden />}
          title={own ? t('albums.empty.title') : t('profile.noAlbums', { name: data.name })}
          text={own ? t('albums.empty.text') : undefined}
          action={own ? { label: t('albums.manage'), href: OWN_ALBUMS } : undefined}
        />
      }
    >
      {(albums) => (
        <AlbumGrid
          albums={albums}
          hrefOf={(album) => profileAlbum(data.legacyId, album)}
          label={t('profile.albums', { name: data.name })}
          own={own}
        />
      )}
    </PaginatedList>
  )
}
