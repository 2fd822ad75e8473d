import type { Handlers } from '../../core/handler'
import { subscribe, unsubscribe } from './subscriptions'
import { unsubscribeFromMails } from './unsubscribe'

export const deliveryHandlers = {
  'PushNotifications.Subscribe': subscribe,
  'PushNotifications.Unsubscribe': unsubscribe,
  'Notifications.Unsubscribe': unsubscribeFromMails,
} satisfies Partial<Handlers>
