import type { Album as AlbumShape, MediaItem, MediaSummary } from '../../legacy/contract/shapes'
import type { ItemOf } from '../core/parents'
import type { UserError } from '../core/mutation'

/** With its owner and its likes where the call gave them; a profile's picture comes without. */
export type Media = MediaSummary & Partial<MediaItem>
export type Picture = Media
export type Video = Media
export type Album = AlbumShape
export type AlbumPermission = ItemOf<'Media.GetProtectedAccess'>

/** The album is read again only when the client asks for it. */
export interface SetAlbumAccessPayload {
  readonly albumLegacyId?: number
  readonly userErrors: readonly UserError[]
}
