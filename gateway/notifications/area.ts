import { batchByType, defineArea } from '../core/schema/area'
import { notificationTypeNames, notificationTypeOf } from './notificationTypes'
import { notificationsResolvers } from './resolvers'

export const notifications = defineArea({
  resolvers: [notificationsResolvers],
  nodes: batchByType('Notifications.GetNotificationsByIds', notificationTypeNames, notificationTypeOf),
})
