import { itemOf, legacyIdOf } from '../core/globalIds'
import { messageTypeNames } from './messageTypes'
import { given, mutate } from '../core/mutation'
import type { Message } from './parents'
import type { Resolvers } from '../generated/resolvers'
import { changeConversation, removeConversation, writeAbout } from './conversationWrites'
import { messageEdge } from '../shared/messageConnection'

const messageIdOf = (globalId: string) => itemOf(globalId, messageTypeNames).id

/** The edge of a message, for the end of the client's list. */
const sent = (message: Message) => ({ message, messageEdge: messageEdge(message) })

export const mailWritingResolvers: Resolvers = {
  SendMessagePayload: {
    conversation: ({ message }, _args, { loaders }) =>
      message ? loaders.of('Mail.GetConversationsByIds').load(message.conversationId) : null,
  },
  Mutation: {
    sendMessage: (_parent, { input: { conversationId, profileId, mediaIds, text, consent, key } }, context) =>
      mutate(context, async () => {
        const body = {
          text,
          key,
          ...given({ consent }),
          ...(conversationId == null ? {} : { conversationId: legacyIdOf(conversationId, 'Conversation') }),
          ...(profileId == null ? {} : { profileId: legacyIdOf(profileId, 'Profile') }),
          ...(mediaIds == null ? {} : { mediaIds: mediaIds.map((id) => legacyIdOf(id, 'Picture', 'Video')) }),
        }
        return sent(await context.rest.Mail.SendMessage({ body }))
      }),
    deleteMessage: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => ({ message: await context.rest.Mail.DeleteMessage({ body: { messageId: messageIdOf(id) } }) }),
        { messageId: 'id' },
      ),
    markConversationAsRead: (_parent, { input: { id, messageId } }, context) =>
      changeConversation(context, id, (conversationId) => {
        const body = { conversationId, messageId: messageIdOf(messageId) }
        return context.rest.Mail.MarkConversationAsRead({ body })
      }),
    setTyping: (_parent, { input: { id } }, context) =>
      writeAbout(context, id, (conversationId) => context.rest.Mail.SetTyping({ body: { conversationId } })),
    setConversationPinned: (_parent, { input: { id, pinned } }, context) =>
      changeConversation(context, id, (conversationId) =>
        context.rest.Mail.PinConversation({ body: { conversationId, pinned } }),
      ),
    deleteConversation: (_parent, { input: { id } }, context) =>
      removeConversation(context, id, (conversationId) =>
        context.rest.Mail.DeleteConversation({ body: { conversationId } }),
      ),
    setVideoCallsAllowed: (_parent, { input: { id, allowed: enabled } }, context) =>
      changeConversation(
        context,
        id,
        (conversationId) => context.rest.Mail.SetVideoCallsEnabled({ body: { conversationId, enabled } }),
        { enabled: 'allowed' },
      ),
    requestVideoCall: (_parent, { input: { id, key } }, context) =>
      writeAbout(context, id, async (conversationId) =>
        sent(await context.rest.Mail.RequestVideoCall({ body: { conversationId, key } })),
      ),
  },
}
