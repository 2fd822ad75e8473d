import type { LiveEvent } from '#platform/live/liveEvents'
import { profilePath } from '#shared/profiles/profilePath'
import { toastPicture, type ToastPicture } from './toastPicture'
import { newsWords, type NewsWords } from './newsWords'
import { notificationPath, type NotificationFacts } from './notificationPath'

/** Events of a group share a toast: five messages make one. */
export type ToastGroup = 'mail' | 'news' | 'online'

/** An event that is shown as a toast or played as a sound. */
export interface Toast {
  readonly group: ToastGroup
  /** The topic whose settings apply. */
  readonly topic: NotificationFacts['topic']
  readonly words: NewsWords
  readonly name: string
  readonly place?: string
  readonly picture: ToastPicture | null
  /** The address of the item. */
  readonly path: string
}

/** Types of messages that need no toast. */
const QUIET = /^(PROTECTED_PICTURES_ACCESS|VIDEO_CALLS_|GROUP_CHAT_|LODGE_MEMBER_|LODGE_OWNERSHIP_)/

/** These have events of their own with more details, or are polled. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set(['MAIL', 'GROUP_CHAT', 'FAVOURITE_ONLINE'])

/** The list of conversations. */
export const MAIL = '/Mail'

/** Returns the toast of an event; null if it needs none. */
export function toastOf(event: LiveEvent, viewerLegacyId: number): Toast | null {
  if (event.__typename === 'LiveMessage') {
    const { conversation, message } = event
    if (!conversation || message.viewerIsAuthor || QUIET.test(message.type)) return null
    const among = conversation.kind !== 'NORMAL' && conversation.kind !== 'SYSTEM'
    return {
      group: 'mail',
      topic: among ? 'GROUP_CHAT' : 'MAIL',
      words: among && message.author ? 'GROUP_CHAT' : 'MAIL',
      name: message.author?.name ?? conversation.name,
      place: conversation.name,
      picture: toastPicture(message.author?.picture),
      path: `${MAIL}/${conversation.legacyId}`,
    }
  }
  if (event.__typename !== 'LiveNews' || !event.actor || TOLD_OTHERWISE.has(event.topic)) return null
  const { topic, actor, notification } = event
  const facts: NotificationFacts = notification ?? { __typename: 'ProfileNotification', topic, actor }
  return {
    group: 'news',
    topic,
    words: newsWords(facts),
    name: actor.name,
    picture: toastPicture(actor.picture),
    path: notification ? notificationPath(facts, viewerLegacyId) : profilePath(actor.legacyId),
  }
}
