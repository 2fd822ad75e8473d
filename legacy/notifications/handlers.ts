import type { Handlers } from '../core/handler'
import { communityNotifications, notificationCounts, singleCount } from './counts'
import { notifications, notificationsByIds } from './list'
import { markRead } from '../shared/notifications/read'

export const notificationsHandlers = {
  'Notifications.NotificationCounts': (deps, { viewer }) => notificationCounts(deps, viewer),
  'Notifications.BlogsCuratedNotificationCount': singleCount('blogsCuratedNotificationCount'),
  'Notifications.BlogsNotificationCount': singleCount('blogsNotificationCount'),
  'Notifications.EventAdminNotificationsCount': singleCount('eventAdminNotificationsCount'),
  'Notifications.LodgeAdminNotificationsCount': singleCount('lodgeAdminNotificationsCount'),
  'Notifications.NewNotificationsCount': singleCount('newNotificationsCount'),
  'Notifications.NewVisitsCount': singleCount('newVisitsCount'),
  'Notifications.OnlineFavoritesCount': singleCount('onlineFavoritesCount'),
  'Notifications.UnreadMailCount': singleCount('unreadMailCount'),
  'Notifications.UnreadTicketCount': singleCount('unreadTicketCount'),
  'Notifications.ClientNotifications': (deps, { viewer, query }) => notifications(deps, viewer, query),
  'Notifications.GetNotificationsByIds': (deps, { viewer, body }) => notificationsByIds(deps, viewer, body.ids),
  'Notifications.SetNotificationsAsRead': (deps, { viewer, body }) => markRead(deps, viewer, body),
  'TopMenu.CommunityNotifications': (deps, { viewer }) => communityNotifications(deps, viewer),
} satisfies Partial<Handlers>
