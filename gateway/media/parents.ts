import type { Notification } from '../../legacy/contract/notifications'
import type { Album as AlbumShape, MediaItem, MediaSummary } from '../../legacy/contract/shapes'
import type { ItemOf } from '../core/schema/parents'
import type { UserError } from '../core/mutation'

/** With owner and likes if the call returned them; a profile's picture has neither. */
export type Media = MediaSummary & Partial<MediaItem>
export type Picture = Media
export type Video = Media
export type Album = AlbumShape
export type MediaNotification = Notification
export type AlbumNotification = Notification
export type AlbumPermission = ItemOf<'Media.GetProtectedAccess'>

/** The album is loaded again only when selected. */
export interface SetAlbumAccessPayload {
  readonly albumLegacyId?: number
  readonly userErrors: readonly UserError[]
}
