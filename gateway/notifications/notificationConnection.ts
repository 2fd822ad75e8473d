import type { Connection, PageArgs } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { NotificationTab } from '../core/enums'
import { momentConnection } from '../core/moments'
import type { Notification } from '../core/parents'
import { knownNotifications } from './known'

/** What happened to the viewer, latest first. */
export function notificationConnection(
  context: GatewayContext,
  tab: NotificationTab,
  args: PageArgs,
): Promise<Connection<Notification>> {
  return momentConnection({
    call: 'Notifications.ClientNotifications',
    filters: { tab },
    args,
    momentOf: ({ createdAt }) => createdAt,
    read: async (latestNotificationDate, take) => {
      const query = { tab, latestNotificationDate, take }
      return knownNotifications(context, await context.rest.Notifications.ClientNotifications({ query }))
    },
  })
}
