import type toasts from './locales/en-GB.json'
import type { NotificationFacts } from './notificationPath'

/** The words for what can happen, by their keys in the texts. */
export type NewsWords = keyof (typeof toasts)['news']

function likeWords({ __typename, media, commentLegacyId }: NotificationFacts): NewsWords {
  if (__typename === 'MediaNotification') return media?.__typename === 'Video' ? 'LIKE_VIDEO' : 'LIKE_PICTURE'
  if (__typename === 'BlogNotification') return commentLegacyId ? 'LIKE_COMMENT' : 'LIKE_ENTRY'
  return 'LIKE_PROFILE'
}

/** By which words a notification is told: of a like they say what is liked. */
export function newsWords(notification: NotificationFacts): NewsWords {
  return notification.topic === 'LIKE' ? likeWords(notification) : notification.topic
}
