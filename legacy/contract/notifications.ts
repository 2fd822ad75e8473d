import Type, { type Static } from 'typebox'
import { DateTime, get, Id, nullable, oneOf, post, without } from './call'
import { NotificationItemType, NotificationTab, NotificationTopic } from './enums'
import { ProfileSummary } from './shapes'

const count = Type.Integer({ minimum: 0 })

/** A single counter of `NotificationCounts`. */
function single(summary: string) {
  return get({ summary, access: 'active', answer: Type.Object({ count }) })
}

/** A notification about an item, or about a comment on it. */
export const Notification = Type.Object({
  id: Id,
  topic: oneOf(NotificationTopic, 'The topic; never Visit, FavouriteOnline, Mail or GroupChat, which are not stored'),
  actor: Type.Object(ProfileSummary.properties, { description: 'The profile that caused it' }),
  createdAt: DateTime,
  read: Type.Boolean(),
  itemType: oneOf(
    without(NotificationItemType, 'Conversation'),
    "The type of the item. Profile and BlogAuthor: the viewer's own profile is meant",
  ),
  itemId: Id,
  commentId: nullable(Id, {
    description: 'BlogComment, CommentReply, Mention, FollowedEntryComment, Like of a comment',
  }),
  title: nullable(Type.String({ description: 'Of the item' })),
  excerpt: nullable(
    Type.String({ description: 'The first words of the comment, or of the item, about 140 characters' }),
  ),
})
export type Notification = Static<typeof Notification>

/** Counters and notifications, without anything of profiles that the viewer may not see. */
export const Notifications = {
  NotificationCounts: get({
    summary: 'All counters of the top menu at once',
    access: 'active',
    answer: Type.Object({
      notificationCounts: Type.Integer({ minimum: 0, description: 'The sum of what is new' }),
      blogsCuratedNotificationCount: count,
      blogsNotificationCount: count,
      eventAdminNotificationsCount: count,
      lodgeAdminNotificationsCount: count,
      newNotificationsCount: count,
      newVisitsCount: count,
      onlineFavoritesCount: count,
      unreadMailCount: count,
      unreadTicketCount: count,
      lodgeAdmin: Type.Boolean({ description: 'Manages at least one lodge' }),
      eventAdmin: Type.Boolean({ description: 'Manages at least one event' }),
      onlineTagged: count,
    }),
  }),
  BlogsCuratedNotificationCount: single('Entries recommended by the staff that are new'),
  BlogsNotificationCount: single('News about blogs'),
  EventAdminNotificationsCount: single('The number of tasks that wait for the viewer as manager of events'),
  LodgeAdminNotificationsCount: single('The number of tasks that wait for the viewer as manager of lodges'),
  NewNotificationsCount: single('Notifications not read yet, 100 at most'),
  NewVisitsCount: single('Visits since the viewer last looked'),
  OnlineFavoritesCount: single('Favourites who are online'),
  UnreadMailCount: single('Conversations with something unread'),
  UnreadTicketCount: single('Support tickets with something unread'),
  ClientNotifications: get({
    summary:
      'What happened to the viewer in the last 90 days, latest first. Those of one moment come together, so a page may be a little longer than asked for',
    access: 'active',
    query: {
      tab: Type.Optional(oneOf(NotificationTab, 'Which tab of the menu')),
      latestNotificationDate: Type.Optional(
        Type.String({ format: 'date-time', description: 'Only older ones: of the last one shown' }),
      ),
      take: Type.Optional(Type.Integer({ minimum: 1, maximum: 101, default: 30 })),
    },
    answer: Type.Array(Notification),
  }),
  GetNotificationsByIds: post({
    summary: "Many of the viewer's notifications at once; those that are gone or not for the viewer are left out",
    access: 'active',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(Notification),
  }),
  SetNotificationsAsRead: post({
    summary:
      'Marks some notifications of the viewer as read, or without ids all of a tab; 404 when none of the ids is one of theirs',
    access: 'active',
    body: {
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
      tab: Type.Optional(oneOf(NotificationTab, 'Which tab of the menu; without it all')),
    },
    answer: Type.Object({ newNotificationsCount: count }),
  }),
  Unsubscribe: post({
    summary:
      'Ends mails about a topic, or about all, by the link in a mail; a repeat does no harm. 410 LINK_EXPIRED for a link that is not ours',
    access: 'public',
    assumed: true,
    body: { token: Type.String({ maxLength: 500 }) },
    answer: Type.Object({ topic: nullable(oneOf(NotificationTopic, 'The topic; null: all topics')) }),
  }),
}
