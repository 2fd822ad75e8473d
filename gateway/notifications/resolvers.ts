import type { Resolvers } from '../generated/resolvers'

export const notificationsResolvers: Resolvers = {
  Viewer: {
    counts: (_viewer, _args, { rest }) => rest.Notifications.NotificationCounts(),
  },
  NotificationCounts: {
    total: (counts) => counts.notificationCounts,
    blogsCurated: (counts) => counts.blogsCuratedNotificationCount,
    blogs: (counts) => counts.blogsNotificationCount,
    eventAdmin: (counts) => counts.eventAdminNotificationsCount,
    lodgeAdmin: (counts) => counts.lodgeAdminNotificationsCount,
    newNotifications: (counts) => counts.newNotificationsCount,
    newVisits: (counts) => counts.newVisitsCount,
    onlineFavorites: (counts) => counts.onlineFavoritesCount,
    unreadMail: (counts) => counts.unreadMailCount,
    unreadTickets: (counts) => counts.unreadTicketCount,
    isLodgeAdmin: (counts) => counts.lodgeAdmin,
    isEventAdmin: (counts) => counts.eventAdmin,
  },
}
