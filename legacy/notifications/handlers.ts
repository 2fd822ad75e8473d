import type { Handlers } from '../core/handler'
import { notificationCounts } from './counts'

/** The counters of the top menu. */
export const notificationsHandlers = {
  'Notifications.NotificationCounts': (deps, { reader }) => notificationCounts(deps, reader),
} satisfies Partial<Handlers>
