import type { Handlers } from '../core/handler'
import { communityNotifications, notificationCounts, singleCount } from './counts'
import { notifications, notificationsByIds } from './list'
import { markRead } from '../shared/notifications/read'

/** The counters of the top menu, and what members are told of. */
export const notificationsHandlers = {
  'Notifications.NotificationCounts': (deps, { reader }) => notificationCounts(deps, reader),
  'Notifications.BlogsCuratedNotificationCount': singleCount('blogsCuratedNotificationCount'),
  'Notifications.BlogsNotificationCount': singleCount('blogsNotificationCount'),
  'Notifications.EventAdminNotificationsCount': singleCount('eventAdminNotificationsCount'),
  'Notifications.LodgeAdminNotificationsCount': singleCount('lodgeAdminNotificationsCount'),
  'Notifications.NewNotificationsCount': singleCount('newNotificationsCount'),
  'Notifications.NewVisitsCount': singleCount('newVisitsCount'),
  'Notifications.OnlineFavoritesCount': singleCount('onlineFavoritesCount'),
  'Notifications.UnreadMailCount': singleCount('unreadMailCount'),
  'Notifications.UnreadTicketCount': singleCount('unreadTicketCount'),
  'Notifications.ClientNotifications': (deps, { reader, query }) => notifications(deps, reader, query),
  'Notifications.GetNotificationsByIds': (deps, { reader, body }) => notificationsByIds(deps, reader, body.ids),
  'Notifications.SetNotificationsAsRead': (deps, { reader, body }) => markRead(deps, reader, body),
  'TopMenu.CommunityNotifications': (deps, { reader }) => communityNotifications(deps, reader),
} satisfies Partial<Handlers>
