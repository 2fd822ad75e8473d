import type { Comment as CommentShape } from '../../legacy/contract/blogShapes'
import type {
  DebateCategory as DebateCategoryShape,
  DebateDraft as DebateDraftShape,
  DebateEntry as WholeDebateEntry,
  DebateEntrySummary,
  SavedDebateEntry as SavedDebateEntryShape,
} from '../../legacy/contract/lodges/debateShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { ItemPayload } from '../core/schema/parents'
import type { LodgePayload } from '../shared/lodges/lodgeAfterwards'

/** With text and media if the call for one topic returned them. */
export type DebateEntry = DebateEntrySummary & Partial<WholeDebateEntry>
export type DebateCategory = DebateCategoryShape
export type DebateDraft = DebateDraftShape
export type SavedDebateEntry = SavedDebateEntryShape
export type DebateComment = CommentShape
export type DebateNotification = Notification

export type MarkDebateEntryAsReadPayload = ItemPayload
export type SetDebateEntryLockedPayload = ItemPayload
export type SetDebateEntryPinnedPayload = ItemPayload
export type MoveDebateEntryPayload = ItemPayload

interface SavePayload extends ItemPayload {
  readonly saved?: SavedDebateEntry
}
export type CreateDebateEntryPayload = SavePayload
export type EditDebateEntryPayload = SavePayload

export interface DeleteDebateCategoryPayload extends LodgePayload {
  readonly deletedId?: string
  readonly movedToLegacyId?: number
}
