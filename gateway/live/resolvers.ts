import { isDeepStrictEqual } from 'node:util'
import type { GatewayContext } from '../core/context'
import { SystemError } from '../core/errors'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import type { AnswerOf } from '../../legacy/contract/contract'
import type { Conversation, Message } from '../../legacy/contract/mailShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { Resolvers } from '../generated/resolvers'
import { messageEdge } from '../shared/messageConnection'
import { commentsKind } from './commentsKind'
import { type Kind, streamTo } from './deliveries'
import { liveEvent } from './liveEvent'
import type { Signal } from '../core/live/queue'

const conversationsOf = ({ loaders }: GatewayContext) => loaders.of('Mail.GetConversationsByIds')

/** The source's value is the answer itself. */
const unchanged = <T>(value: T): T => value

/** These streams cannot deliver what was missed: the client reads it anew and subscribes again. */
function missed(): never {
  throw new SystemError('STREAM_UNAVAILABLE', { reason: 'MISSED' })
}

/** Delivers the counters when one has changed. */
function countsKind(): Kind<AnswerOf<'Notifications.NotificationCounts'>> {
  let told: AnswerOf<'Notifications.NotificationCounts'> | undefined
  return {
    wants: ({ type }) => type === 'CountsChanged',
    beginsWithResync: true,
    tell: async (_signal, { rest }) => {
      const counts = await rest.Notifications.NotificationCounts()
      if (isDeepStrictEqual(counts, told)) return null
      told = counts
      return counts
    },
  }
}

const notificationKind: Kind<Notification> = {
  wants: (signal) => signal.type === 'Notified' && signal.notificationId !== null,
  tell: async (signal, context) => {
    if (signal.type !== 'Notified' || signal.notificationId === null) return missed()
    return context.loaders.of('Notifications.GetNotificationsByIds').load(signal.notificationId)
  },
}

const conversationKind: Kind<Conversation> = {
  wants: ({ type }) => type === 'MessageAdded' || type === 'ConversationChanged',
  tell: async (signal, context) =>
    'conversationId' in signal ? conversationsOf(context).load(signal.conversationId) : missed(),
}

function messageKind(conversationId: number): Kind<Message> {
  const isHere = (signal: Signal) => 'conversationId' in signal && signal.conversationId === conversationId
  return {
    wants: (signal) => isHere(signal) && signal.type !== 'Typing',
    tell: async (signal, context, stream) => {
      if (signal.type === 'ConversationChanged') {
        if (!(await conversationsOf(context).load(conversationId))) stream.end()
        return null
      }
      if (signal.type !== 'MessageAdded') return missed()
      return context.loaders.of('Mail.GetMessagesByIds').load(signal.messageId)
    },
  }
}

export const liveResolvers: Resolvers = {
  Subscription: {
    liveEvents: {
      subscribe: (_root, _args, context) =>
        streamTo(context, { wants: () => true, beginsWithResync: true, tell: liveEvent }),
      resolve: unchanged,
    },
    notificationCountsChanged: {
      subscribe: (_root, _args, context) => streamTo(context, countsKind()),
      resolve: unchanged,
    },
    notificationAdded: {
      subscribe: (_root, _args, context) => streamTo(context, notificationKind),
      resolve: unchanged,
    },
    messageAdded: {
      subscribe: async (_root, args, context) => {
        const id = legacyIdOf(args.conversationId, 'Conversation')
        const stream = await streamTo(context, messageKind(id))
        if (!(await conversationsOf(context).load(id))) throw new SystemError('NOT_FOUND')
        return stream
      },
      resolve: unchanged,
    },
    conversationChanged: {
      subscribe: (_root, _args, context) => streamTo(context, conversationKind),
      resolve: unchanged,
    },
    commentsChanged: {
      subscribe: async (_root, args, context, info) => {
        const kind = commentsKind(args.id, info)
        if (!(await kind.find(context))) throw new SystemError('NOT_FOUND')
        return streamTo(context, kind)
      },
      resolve: unchanged,
    },
  },
  LiveEvent: { __resolveType: ({ __typename }) => __typename },
  LiveMessage: {
    conversation: ({ message }, _args, context) => conversationsOf(context).load(message.conversationId),
    messageEdge: ({ message }) => messageEdge(message),
  },
  LiveConversation: { conversationId: ({ conversationId }) => toGlobalId('Conversation', conversationId) },
  LiveTicket: { ticketId: ({ ticketId }) => toGlobalId('Ticket', ticketId) },
  LiveTyping: { conversationId: ({ conversationId }) => toGlobalId('Conversation', conversationId) },
}
