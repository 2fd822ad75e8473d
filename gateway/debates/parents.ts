import type { Comment as CommentShape } from '../../legacy/contract/blogShapes'
import type {
  DebateCategory as DebateCategoryShape,
  DebateDraft as DebateDraftShape,
  DebateEntry as WholeDebateEntry,
  DebateEntrySummary,
  SavedDebateEntry as SavedDebateEntryShape,
} from '../../legacy/contract/lodges/debateShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { UserError } from '../core/mutation'
import type { LodgePayload } from '../shared/lodges/lodgePayload'

/** With text and media if the call for one topic returned them. */
export type DebateEntry = DebateEntrySummary & Partial<WholeDebateEntry>
export type DebateCategory = DebateCategoryShape
export type DebateDraft = DebateDraftShape
export type SavedDebateEntry = SavedDebateEntryShape
export type DebateComment = CommentShape
export type DebateNotification = Notification

/** Of writes that change a topic. */
interface EntryPayload {
  readonly entryLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type MarkDebateEntryAsReadPayload = EntryPayload
export type SetDebateEntryLockedPayload = EntryPayload
export type SetDebateEntryPinnedPayload = EntryPayload
export type MoveDebateEntryPayload = EntryPayload

interface SavePayload extends EntryPayload {
  readonly saved?: SavedDebateEntry
}
export type CreateDebateEntryPayload = SavePayload
export type EditDebateEntryPayload = SavePayload

export interface DeleteDebateCategoryPayload extends LodgePayload {
  readonly deletedId?: string
  readonly movedToLegacyId?: number
}
