import type {
  LodgeAlbum as LodgeAlbumShape,
  LodgeMediaDecision as LodgeMediaDecisionShape,
} from '../../legacy/contract/lodges/lodgeMediaShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { MediaItem } from '../../legacy/contract/shapes'
import type { UserError } from '../core/mutation'
import type { LodgePayload } from '../shared/lodges/lodgePayload'

export type LodgeAlbum = LodgeAlbumShape
export type LodgeMediaDecision = LodgeMediaDecisionShape
export type LodgeMediaNotification = Notification

export interface DeleteLodgeAlbumPayload extends LodgePayload {
  readonly deletedId?: string
}

export interface MoveLodgeMediaPayload {
  readonly media?: readonly MediaItem[]
  readonly albumLegacyId?: number
  readonly userErrors: readonly UserError[]
}

/** The media are loaded again only when selected. */
export interface AcceptLodgeMediaPayload extends LodgePayload {
  readonly mediaLegacyIds?: readonly number[]
}

export interface RejectLodgeMediaPayload extends LodgePayload {
  readonly deletedMediaIds?: readonly string[]
}
