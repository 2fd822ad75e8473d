import type { GatewayContext } from '../core/context'
import { lookUp } from '../core/rest/loaders'
import type { LiveEvent } from './parents'
import type { Signal } from '../core/live/queue'

/** The event for a signal, for this viewer; null where they may not know of it. */
export async function liveEvent(signal: Signal, context: GatewayContext): Promise<LiveEvent | null> {
  const conversations = context.loaders.of('Mail.GetConversationsByIds')
  switch (signal.type) {
    case 'MessageAdded': {
      // Mostly it is the last message of its conversation, so that one call loads both.
      if (!(await conversations.load(signal.conversationId))) return null
      const message = await context.loaders.of('Mail.GetMessagesByIds').load(signal.messageId)
      return message && { __typename: 'LiveMessage', message }
    }
    case 'ConversationChanged': {
      const { conversationId } = signal
      const conversation = await conversations.load(conversationId)
      return { __typename: 'LiveConversation', conversationId, conversation }
    }
    case 'Typing': {
      const profile = await context.loaders.profiles.load(signal.profileId)
      return profile && { __typename: 'LiveTyping', conversationId: signal.conversationId, profile }
    }
    case 'Notified':
      return liveNews(signal, context)
    case 'TicketChanged': {
      const ticket = await lookUp(signal.ticketId, (id) => context.rest.MyTickets.MyTicket({ query: { id } }))
      return { __typename: 'LiveTicket', ticketId: signal.ticketId, ticket }
    }
    case 'QueueChanged': {
      const { dark, countryId } = await context.rest.Site.GetSiteConfiguration()
      const isHere = (dark || !signal.dark) && (signal.countryId === null || signal.countryId === countryId)
      return isHere ? { __typename: 'LiveQueue', queue: signal.queue } : null
    }
    case 'CountsChanged':
      return { __typename: 'LiveCounts', at: new Date().toISOString() }
    case 'CommentAdded':
    case 'CommentChanged':
      return null
    case 'Resync':
      return { __typename: 'LiveResync', at: new Date().toISOString() }
  }
}

async function liveNews(
  { topic, actorId, notificationId }: Extract<Signal, { type: 'Notified' }>,
  context: GatewayContext,
): Promise<LiveEvent | null> {
  const notification =
    notificationId === null
      ? null
      : await context.loaders.of('Notifications.GetNotificationsByIds').load(notificationId)
  if (notificationId !== null && !notification) return null
  const actor = notification?.actor ?? (actorId === null ? null : await context.loaders.profiles.load(actorId))
  return actorId !== null && !actor ? null : { __typename: 'LiveNews', topic, actor, notification }
}
