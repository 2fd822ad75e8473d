import type { Connection, PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { NotificationTab } from '../../legacy/contract/enums'
import { momentConnection } from '../core/lists/moments'
import type { Notification } from './parents'

/** The viewer's notifications, latest first. */
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
    read: (latestNotificationDate, take) =>
      context.rest.Notifications.ClientNotifications({ query: { tab, latestNotificationDate, take } }),
  })
}
