import { MediaKind } from '../../legacy/contract/enums'
import { LodgeMediaStatus } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeAlbum, LodgeMediaDecision } from '../../legacy/contract/lodges/lodgeMediaShapes'
import type { MediaItem } from '../../legacy/contract/shapes'
import { media, moment, picture, profile } from './fixtures'

/** An album of a profile with the same id, in lodge 2. */
export function lodgeAlbum(id: number): LodgeAlbum {
  return {
    id,
    lodgeId: 2,
    creator: profile(id),
    name: `Album ${id}`,
    description: null,
    mediaCount: 4,
    cover: { ...picture(3000 + id), kind: MediaKind.LodgeAlbumPicture },
    createdAt: moment,
    open: true,
    editable: false,
    deletable: false,
  }
}

/** An accepted picture in album 6 of a lodge. */
export function lodgeMedia(id: number, more: Partial<MediaItem> = {}): MediaItem {
  const place = { kind: MediaKind.LodgeAlbumPicture, lodgeAlbumId: 6, lodgeStatus: LodgeMediaStatus.Accepted }
  return { ...media(id), ...place, deletable: false, ...more }
}

/** The rejection of two media of album 6 in lodge 2. */
export function lodgeMediaDecision(id: number): LodgeMediaDecision {
  return { id, lodgeId: 2, albumId: 6, accepted: false, mediaCount: 2, reason: 'Too dark', decidedAt: moment }
}
