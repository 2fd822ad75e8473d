import { NotificationTopic } from '../../contract/enums'
import type { Thing } from '../items/items'

/** Something that members are to be told of. */
export interface News extends Thing {
  readonly topic: NotificationTopic
  /** Who did it. Nobody is told of what they did themselves, nor of one whom they may not see. */
  readonly actorId: number
  readonly to: readonly number[]
  /** Of Mail and GroupChat. */
  readonly conversationId?: number
}

/** The columns of a thing, as they are stored. */
export function columnsOf({ mediaId, albumId, blogEntryId, commentId, guestbookEntryId }: Thing) {
  return {
    mediaId: mediaId ?? null,
    albumId: albumId ?? null,
    blogEntryId: blogEntryId ?? null,
    commentId: commentId ?? null,
    guestbookEntryId: guestbookEntryId ?? null,
  }
}

/** What is told in passing: it stands in a list of its own, or is only of the moment. */
const passing: ReadonlySet<NotificationTopic> = new Set([
  NotificationTopic.Visit,
  NotificationTopic.FavouriteOnline,
  NotificationTopic.Mail,
  NotificationTopic.GroupChat,
])

/** Whether news of a topic stand in the list of notifications. */
export function isKept(topic: NotificationTopic): boolean {
  return !passing.has(topic)
}
