import type { LiveEvent } from '#platform/live/liveEvents'
import { profilePath } from '#shared/profiles/profilePath'
import { toastPicture, type ToastPicture } from './toastPicture'
import { newsWords, type NewsWords } from './newsWords'
import { notificationPath, type NotificationFacts } from './notificationPath'

/** What pop-ups are gathered by: five messages are one pop-up. */
export type ToastGroup = 'mail' | 'news' | 'online'

/** Something that a pop-up or a sound tells of. */
export interface Toast {
  readonly group: ToastGroup
  /** The topic whose settings decide. */
  readonly topic: NotificationFacts['topic']
  readonly words: NewsWords
  readonly name: string
  readonly place?: string
  readonly picture: ToastPicture | null
  /** The thing itself. */
  readonly path: string
}

/** Messages that are told otherwise, or that nobody waits for. */
const QUIET = /^(PROTECTED_PICTURES_ACCESS|VIDEO_CALLS_|GROUP_CHAT_)/

/** Of messages the event of the message tells more; favourites are asked for from time to time. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set(['MAIL', 'GROUP_CHAT', 'FAVOURITE_ONLINE'])

/** Where conversations are. */
export const MAIL = '/Mail'

/** What is to be told of an event; null of those that are no news. */
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
