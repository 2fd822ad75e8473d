import { NotificationTopic } from '../../legacy/contract/enums'
import type { Notification } from '../../legacy/contract/notifications'

export const notificationTypeNames = [
  'ProfileNotification',
  'MediaNotification',
  'AlbumNotification',
  'BlogNotification',
] as const

export type NotificationTypeName = (typeof notificationTypeNames)[number]

type Ids = Pick<Notification, 'mediaId' | 'albumId' | 'blogEntryId'>

const toProfile = () => 'ProfileNotification' as const
const toBlog = () => 'BlogNotification' as const

/** The ids tell what kind of thing was liked. */
function toLiked({ mediaId, blogEntryId }: Ids): NotificationTypeName {
  if (mediaId !== null) return 'MediaNotification'
  return blogEntryId === null ? 'ProfileNotification' : 'BlogNotification'
}

const typeByTopic: Readonly<Record<NotificationTopic, (ids: Ids) => NotificationTypeName>> = {
  [NotificationTopic.Visit]: toProfile,
  [NotificationTopic.Favourite]: toProfile,
  [NotificationTopic.FavouriteOnline]: toProfile,
  [NotificationTopic.Like]: toLiked,
  [NotificationTopic.GuestbookEntry]: toProfile,
  [NotificationTopic.RelationRequest]: toProfile,
  [NotificationTopic.AlbumRequest]: ({ albumId }) => (albumId === null ? toProfile() : 'AlbumNotification'),
  [NotificationTopic.Mail]: toProfile,
  [NotificationTopic.GroupChat]: toProfile,
  [NotificationTopic.BlogComment]: toBlog,
  [NotificationTopic.CommentReply]: toBlog,
  [NotificationTopic.Mention]: toBlog,
  [NotificationTopic.FollowedAuthorEntry]: toBlog,
  [NotificationTopic.FollowedEntryComment]: toBlog,
  [NotificationTopic.NewFollower]: toBlog,
}

export function notificationTypeOf({ topic, ...ids }: Ids & Pick<Notification, 'topic'>): NotificationTypeName {
  return typeByTopic[topic](ids)
}
