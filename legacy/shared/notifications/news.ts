import { NotificationTopic } from '../../contract/enums'
import type { Subject } from './items'

export interface News extends Subject {
  readonly topic: NotificationTopic
  /** The actor. Nobody is notified of their own actions, nor of those of a profile that they may not see. */
  readonly actorId: number
  readonly to: readonly number[]
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
