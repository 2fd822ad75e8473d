import Type from 'typebox'
import { get } from './call'

const count = Type.Integer({ minimum: 0 })

export const Notifications = {
  NotificationCounts: get({
    summary: 'All counters of the top menu at once',
    access: 'active',
    answer: Type.Object({
      notificationCounts: Type.Integer({ minimum: 0, description: 'The sum that the tab title shows' }),
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
}
