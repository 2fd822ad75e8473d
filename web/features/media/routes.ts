import type { RouteObject } from 'react-router-dom'
import { canBeGlobalId } from '#lib/globalId'
import { mediumNumber, OWN_ALBUMS, OWN_MEDIA } from '#shared/media/mediaLinks'
import { mediaTypeOf } from '#shared/media/mediaType'
import { screen } from '#platform/routing/route'
import FileArchiveItemScreenQuery from './screens/FileArchiveItemScreen/__generated__/FileArchiveItemScreenQuery$parameters'
import FileArchiveScreenQuery from './screens/FileArchiveScreen/__generated__/FileArchiveScreenQuery$parameters'
import OwnAlbumScreenQuery from './screens/OwnAlbumScreen/__generated__/OwnAlbumScreenQuery$parameters'
import OwnAlbumsScreenQuery from './screens/OwnAlbumsScreen/__generated__/OwnAlbumsScreenQuery$parameters'
import OwnMediaScreenQuery from './screens/OwnMediaScreen/__generated__/OwnMediaScreenQuery$parameters'
import OwnProfilePicturesScreenQuery from './screens/OwnProfilePicturesScreen/__generated__/OwnProfilePicturesScreenQuery$parameters'
import PicturesScreenQuery from './screens/PicturesScreen/__generated__/PicturesScreenQuery$parameters'

/** Number in the address, or 0, which nothing has. */
function idOf(text: string | undefined): number {
  return mediumNumber(text) ?? 0
}

function kinkOf(search: URLSearchParams): string | null {
  const kink = search.get('kink')
  return kink && canBeGlobalId(kink) ? kink : null
}

export const mediaRoutes: RouteObject[] = [
  screen({
    path: '/Pictures',
    texts: ['media', 'members'],
    query: PicturesScreenQuery,
    variables: ({ search, session }) => ({
      type: mediaTypeOf(search),
      kink: session.site.isDark ? kinkOf(search) : null,
      dark: session.site.isDark,
    }),
    component: async () => (await import('./screens/PicturesScreen/PicturesScreen')).PicturesScreen,
  }),
  screen({
    path: OWN_MEDIA,
    texts: ['media'],
    query: OwnMediaScreenQuery,
    component: async () => (await import('./screens/OwnMediaScreen/OwnMediaScreen')).OwnMediaScreen,
  }),
  screen({
    path: OWN_ALBUMS,
    texts: ['media'],
    query: OwnAlbumsScreenQuery,
    component: async () => (await import('./screens/OwnAlbumsScreen/OwnAlbumsScreen')).OwnAlbumsScreen,
  }),
  screen({
    path: `${OWN_MEDIA}/Album/:albumId`,
    texts: ['media', 'members'],
    query: OwnAlbumScreenQuery,
    variables: ({ params }) => ({ legacyId: idOf(params.albumId) }),
    component: async () => (await import('./screens/OwnAlbumScreen/OwnAlbumScreen')).OwnAlbumScreen,
  }),
  screen({
    path: '/EditProfile/ProfilePictures',
    texts: ['media', 'members'],
    query: OwnProfilePicturesScreenQuery,
    component: async () =>
      (await import('./screens/OwnProfilePicturesScreen/OwnProfilePicturesScreen')).OwnProfilePicturesScreen,
  }),
  screen({
    path: '/EditProfile/FileArchive',
    texts: ['media'],
    query: FileArchiveScreenQuery,
    component: async () => (await import('./screens/FileArchiveScreen/FileArchiveScreen')).FileArchiveScreen,
  }),
  screen({
    path: '/EditProfile/FileArchive/:mediaId',
    texts: ['media'],
    query: FileArchiveItemScreenQuery,
    variables: ({ params }) => ({ legacyId: idOf(params.mediaId) }),
    component: async () =>
      (await import('./screens/FileArchiveItemScreen/FileArchiveItemScreen')).FileArchiveItemScreen,
  }),
]
