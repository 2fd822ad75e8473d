import { byPages, connection } from '../core/connections'
import { lookUp } from '../core/loaders'
import type { Resolvers } from '../generated/resolvers'
import { known, knownWithin } from '../profiles/profileConnection'
import { knownConversations } from './known'
import { messageConnection } from './messageConnection'

export const conversationsResolvers: Resolvers = {
  Query: {
    conversation: async (_parent, { legacyId }, context) => {
      const found = await lookUp(legacyId, (conversationId) =>
        context.rest.Mail.GetConversation({ query: { conversationId } }),
      )
      if (found) knownConversations(context, [found])
      return found
    },
  },
  Viewer: {
    conversations: (_viewer, { kind, unread, text, ...args }, context) => {
      const filters = { kind: kind ?? undefined, unread: unread || undefined, text: text?.trim() || undefined }
      return connection({
        call: 'Mail.GetConversations',
        args,
        filters,
        read: async (page) =>
          knownConversations(context, await context.rest.Mail.GetConversations({ query: { ...filters, ...page } })),
      })
    },
    menuConversations: (_viewer, args, context) =>
      connection({
        call: 'TopMenu.Conversations',
        args,
        read: byPages(async (body) => knownConversations(context, await context.rest.TopMenu.Conversations({ body }))),
      }),
    correspondence: async (_viewer, { profileLegacyId }, context) => {
      const found = await lookUp(profileLegacyId, (profileId) =>
        context.rest.Mail.GetConversationWith({ query: { profileId } }),
      )
      if (found) {
        knownConversations(context, found.conversation ? [found.conversation] : [])
        known(context, [found.profile])
      }
      return found
    },
  },
  Conversation: {
    newestMembers: ({ members }) => members,
    members: ({ id }, args, context) => {
      const filters = { conversationId: id }
      return connection({
        call: 'Mail.GetGroupChatMembers',
        args,
        filters,
        read: async (page) =>
          knownWithin(context, await context.rest.Mail.GetGroupChatMembers({ query: { ...filters, ...page } })),
      })
    },
    viewerIsOwner: ({ owned }) => owned,
    viewerHasPinned: ({ pinned }) => pinned,
    viewerAllowsVideoCalls: ({ videoCallsEnabled }) => videoCallsEnabled,
    otherAllowsVideoCalls: ({ otherVideoCallsEnabled }) => otherVideoCallsEnabled,
    messages: ({ id }, args, context) => messageConnection(context, id, args),
  },
}
