import type { RouteObject } from 'react-router-dom'
import { lodgeAlbumPath, lodgePath } from '#shared/lodges/paths'
import { screen, type Navigation } from '#platform/routing/route'
import { ALBUMS_PATH, mediaNumbers } from './address'
import AlbumScreenQuery from './screens/AlbumScreen/__generated__/AlbumScreenQuery$parameters'
import AlbumsScreenQuery from './screens/AlbumsScreen/__generated__/AlbumsScreenQuery$parameters'
import ValidationScreenQuery from './screens/ValidationScreen/__generated__/ValidationScreenQuery$parameters'

const texts = ['lodge', 'lodgeMedia', 'media'] as const

const ofLodge = (navigation: Navigation) => ({ lodge: mediaNumbers(navigation).lodge })

export const mediaScreens: RouteObject[] = [
  screen({
    path: ALBUMS_PATH,
    texts,
    query: AlbumsScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/AlbumsScreen/AlbumsScreen')).AlbumsScreen,
  }),
  screen({
    path: lodgeAlbumPath(':id', ':albumId'),
    texts: [...texts, 'members'],
    query: AlbumScreenQuery,
    variables: mediaNumbers,
    component: async () => (await import('./screens/AlbumScreen/AlbumScreen')).AlbumScreen,
  }),
  screen({
    path: lodgePath(':id', 'Media/Validation'),
    texts: [...texts, 'members'],
    query: ValidationScreenQuery,
    variables: ofLodge,
    component: async () => (await import('./screens/ValidationScreen/ValidationScreen')).ValidationScreen,
  }),
]
