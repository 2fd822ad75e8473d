import { NotificationTopic } from '../../contract/enums'
import type { Thing } from '../items/items'

export interface News extends Thing {
  readonly topic: NotificationTopic
  /** The actor. Nobody is notified of their own actions, nor of those of a profile that they may not see. */
  readonly actorId: number
  readonly to: readonly number[]
  /** For Mail and GroupChat. */
  readonly conversationId?: number
}

export function columnsOf({ mediaId, albumId, blogEntryId, commentId, guestbookEntryId }: Thing) {
  return {
    mediaId: mediaId ?? null,
    albumId: albumId ?? null,
    blogEntryId: blogEntryId ?? null,
    commentId: commentId ?? null,
    guestbookEntryId: guestbookEntryId ?? null,
  }
}

/** Topics that are not stored: they have a list of their own, or matter only at the moment. */
const passing: ReadonlySet<NotificationTopic> = new Set([
  NotificationTopic.Visit,
  NotificationTopic.FavouriteOnline,
  NotificationTopic.Mail,
  NotificationTopic.GroupChat,
])

/** Whether notifications of a topic are stored in the list. */
export function isKept(topic: NotificationTopic): boolean {
  return !passing.has(topic)
}
