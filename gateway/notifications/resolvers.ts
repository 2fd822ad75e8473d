import { itemOf } from '../core/globalIds'
import { mutate, perform } from '../core/mutation'
import { notificationTypeNames, notificationTypeOf } from '../core/schema/notifications'
import type { Rest } from '../core/rest/restClient'
import type { Resolvers } from '../generated/resolvers'
import { notificationConnection } from './notificationConnection'

/** A single counter. */
function single(read: (notifications: Rest['Notifications']) => () => Promise<{ readonly count: number }>) {
  return async (_viewer: unknown, _args: unknown, { rest }: { readonly rest: Rest }) =>
    (await read(rest.Notifications)()).count
}

export const notificationsResolvers: Resolvers = {
  Viewer: {
    counts: (_viewer, _args, { rest }) => rest.Notifications.NotificationCounts(),
    blogsCuratedNotificationCount: single((of) => of.BlogsCuratedNotificationCount),
    blogsNotificationCount: single((of) => of.BlogsNotificationCount),
    eventAdminNotificationsCount: single((of) => of.EventAdminNotificationsCount),
    lodgeAdminNotificationsCount: single((of) => of.LodgeAdminNotificationsCount),
    newNotificationsCount: single((of) => of.NewNotificationsCount),
    newVisitsCount: single((of) => of.NewVisitsCount),
    onlineFavoritesCount: single((of) => of.OnlineFavoritesCount),
    unreadMailCount: single((of) => of.UnreadMailCount),
    unreadTicketCount: single((of) => of.UnreadTicketCount),
    notifications: (_viewer, { tab, ...args }, context) => notificationConnection(context, tab, args),
    communityNews: (_viewer, _args, { rest }) => rest.TopMenu.CommunityNotifications(),
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
  Notification: { __resolveType: (notification, _context, { schema }) => notificationTypeOf(notification, schema) },
  MarkNotificationsAsReadPayload: {
    notifications: async ({ legacyIds }, _args, { loaders }) => {
      if (!legacyIds) return null
      const found = await Promise.all(
        legacyIds.map(async (id) => loaders.of('Notifications.GetNotificationsByIds').load(id)),
      )
      return found.filter((notification) => notification !== null)
    },
  },
  Mutation: {
    markNotificationsAsRead: (_parent, { input: { ids, tab } }, context, { schema }) =>
      mutate(context, async () => {
        const legacyIds = ids?.map((id) => itemOf(id, notificationTypeNames(schema)).id)
        const body = { ...(legacyIds ? { ids: legacyIds } : {}), ...(tab == null ? {} : { tab }) }
        await context.rest.Notifications.SetNotificationsAsRead({ body })
        return legacyIds ? { legacyIds } : {}
      }),
    unsubscribe: (_parent, { input }, context) =>
      mutate(context, () => context.rest.Notifications.Unsubscribe({ body: input })),
    subscribeToPush: (_parent, { input }, context) =>
      perform(context, () => context.rest.PushNotifications.Subscribe({ body: input })),
    unsubscribeFromPush: (_parent, { input }, context) =>
      perform(context, () => context.rest.PushNotifications.Unsubscribe({ body: input })),
  },
}
