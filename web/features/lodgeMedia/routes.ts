import { lodgeRedirect } from '#shared/lodges/lodgeScreen'
import { lodgeAlbumPath, lodgePath } from '#shared/lodges/paths'
import { lazyScreens } from '#platform/routing/route'
import { ALBUMS_PATH } from './address'

export const lodgeMediaRoutes = lazyScreens(
  [ALBUMS_PATH, lodgeAlbumPath(':id', ':albumId'), lodgePath(':id', 'Media/Validation')],
  lodgeRedirect,
  async () => (await import('./mediaScreens')).mediaScreens,
)
