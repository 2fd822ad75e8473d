import type toasts from './locales/en-GB.json'
import type { NotificationFacts } from './notificationPath'

/** Keys of the texts of events. */
export type NewsWords = keyof (typeof toasts)['news']

function likeWords({ __typename, media, commentId }: NotificationFacts): NewsWords {
  if (__typename === 'MediaNotification') return media?.__typename === 'Video' ? 'LIKE_VIDEO' : 'LIKE_PICTURE'
  if (__typename === 'BlogNotification') return commentId ? 'LIKE_COMMENT' : 'LIKE_ENTRY'
  if (__typename === 'DebateNotification') return commentId ? 'LIKE_COMMENT' : 'LIKE_TOPIC'
  if (__typename === 'MeetupNotification' || __typename === 'EventNotification') return 'LIKE_COMMENT'
  return 'LIKE_PROFILE'
}

/** Returns the text key of a notification; for likes it depends on the liked item. */
export function newsWords(notification: NotificationFacts): NewsWords {
  return notification.topic === 'LIKE' ? likeWords(notification) : notification.topic
}
