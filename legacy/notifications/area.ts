import { unreadNotificationsCount } from '../shared/notifications/read'
import { defineArea } from '../shared/area/area'
import { queueDigests, sendDigest } from './delivery/digest'
import { notifyFavouriteOnline } from './delivery/favouriteOnline'
import { deliveryHandlers } from './delivery/handlers'
import { type PushJob, sendPush } from './delivery/push'
import { oneClickUnsubscribeRoutes } from './delivery/unsubscribe'
import { notificationsHandlers } from './handlers'
import { removeOldNotifications } from './removal'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      sendPush: PushJob
      sendDigest: { readonly profileId: number }
      queueDigests: Record<string, never>
      notifyFavouriteOnline: { readonly profileId: number; readonly after?: number }
      removeOldNotifications: Record<string, never>
    }
  }
}

export const notifications = defineArea({
  name: 'notifications',
  handlers: { ...notificationsHandlers, ...deliveryHandlers },
  tasks: {
    sendPush: { run: sendPush, sensitive: true },
    sendDigest: { run: sendDigest, sensitive: true },
    queueDigests: { run: queueDigests, schedule: '*/5 * * * * ?max=1' },
    notifyFavouriteOnline: { run: notifyFavouriteOnline },
    removeOldNotifications: { run: removeOldNotifications, schedule: '57 * * * * ?max=1' },
  },
  routes: [oneClickUnsubscribeRoutes],
  counters: { newNotificationsCount: unreadNotificationsCount },
})
