import { lodgeNumber } from '#shared/lodges/lodgeNumber'
import { lodgePath } from '#shared/lodges/paths'
import type { Navigation } from '#platform/routing/route'

/** The albums have two addresses and one route, so that moving between them does not render again. */
export const ALBUMS_PATH = `${lodgePath(':id', 'Media')}/Albums?`

/** The numbers of the lodge and the album in an address; 0, which nothing has, for those without. */
export function mediaNumbers({ params }: Pick<Navigation, 'params'>) {
  return { lodge: lodgeNumber({ params }), album: lodgeNumber({ params: { id: params.albumId } }) }
}
