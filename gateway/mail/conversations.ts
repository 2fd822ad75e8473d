import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'
import { messageConnection } from '../shared/messageConnection'

export const conversationsResolvers: Resolvers = {
  Query: {
    conversation: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (conversationId) => rest.Mail.GetConversation({ query: { conversationId } })),
  },
  Viewer: {
    conversations: (_viewer, { kind, unread, text, ...args }, context) => {
      const filters = { kind: kind ?? undefined, unread: unread || undefined, text: text?.trim() || undefined }
      return list(context, 'Mail.GetConversations', { args, filters })
    },
    menuConversations: (_viewer, args, context) => list(context, 'TopMenu.Conversations', { args }),
    correspondence: (_viewer, { profileId: id }, { rest }) =>
      lookUp(legacyIdOf(id, 'Profile'), (profileId) => rest.Mail.GetConversationWith({ query: { profileId } })),
  },
  Conversation: {
    newestMembers: ({ members }) => members,
    event: ({ eventId }, _args, { loaders }) =>
      eventId === null ? null : loaders.of('Events.GetEventsByIds').load(eventId),
    members: ({ id }, args, context) =>
      list(context, 'Mail.GetGroupChatMembers', { args, filters: { conversationId: id } }),
    viewerIsOwner: ({ owned }) => owned,
    viewerHasPinned: ({ pinned }) => pinned,
    viewerHasAllowedVideoCalls: ({ videoCallsEnabled }) => videoCallsEnabled,
    otherHasAllowedVideoCalls: ({ otherVideoCallsEnabled }) => otherVideoCallsEnabled,
    messages: ({ id }, args, context) => messageConnection(context, id, args),
  },
}
