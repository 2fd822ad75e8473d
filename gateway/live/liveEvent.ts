import type { GatewayContext } from '../core/context'
import type { LiveEvent, Notification } from '../core/parents'
import { conversationOf, messageOf } from '../mail/known'
import { knownNotifications } from '../notifications/known'
import type { Signal } from './queue'

/** What a signal comes to for the viewer; null where they are not to know of it. */
export async function liveEvent(signal: Signal, context: GatewayContext): Promise<LiveEvent | null> {
  switch (signal.type) {
    case 'MessageAdded': {
      // Mostly it is the last one of its conversation, which so is one call for both.
      if (!(await conversationOf(signal.conversationId, context))) return null
      const message = await messageOf(signal.messageId, context)
      return message && { __typename: 'LiveMessage', message }
    }
    case 'ConversationChanged': {
      const { conversationId } = signal
      const conversation = await conversationOf(conversationId, context)
      return { __typename: 'LiveConversation', conversationId, conversation }
    }
    case 'Typing': {
      const profile = await context.loaders.profiles.load(signal.profileId)
      return profile && { __typename: 'LiveTyping', conversationId: signal.conversationId, profile }
    }
    case 'Notified':
      return liveNews(signal, context)
    case 'CountsChanged':
      return { __typename: 'LiveCounts', at: new Date().toISOString() }
    case 'Resync':
      return { __typename: 'LiveResync', at: new Date().toISOString() }
  }
}

async function liveNews(
  { topic, actorId, notificationId }: Extract<Signal, { type: 'Notified' }>,
  context: GatewayContext,
): Promise<LiveEvent | null> {
  const notification = notificationId === null ? null : await keptNotification(notificationId, context)
  if (notificationId !== null && !notification) return null
  const actor = notification?.actor ?? (actorId === null ? null : await context.loaders.profiles.load(actorId))
  return actorId !== null && !actor ? null : { __typename: 'LiveNews', topic, actor, notification }
}

/** A notification of the viewer's; null when it is gone, or its actor is not for them to see. */
export async function keptNotification(id: number, context: GatewayContext): Promise<Notification | null> {
  const notification = await context.loaders.notifications.load(id)
  if (notification) knownNotifications(context, [notification])
  return notification
}
