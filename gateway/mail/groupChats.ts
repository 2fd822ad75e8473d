import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { changeConversation, removeConversation } from './conversationWrites'

const profileIdOf = (globalId: string) => legacyIdOf(globalId, 'Profile')

export const groupChatsResolvers: Resolvers = {
  Mutation: {
    createGroupChat: (_parent, { input: { name, profileIds, key } }, context) =>
      mutate(context, async () => {
        const body = { name, profileIds: profileIds.map(profileIdOf), key }
        return { conversation: await context.rest.Mail.CreateGroupChat({ body }) }
      }),
    renameGroupChat: (_parent, { input: { id, name } }, context) =>
      changeConversation(context, id, (conversationId) =>
        context.rest.Mail.RenameGroupChat({ body: { conversationId, name } }),
      ),
    addToGroupChat: (_parent, { input: { id, profileIds } }, context) =>
      changeConversation(context, id, (conversationId) => {
        const body = { conversationId, profileIds: profileIds.map(profileIdOf) }
        return context.rest.Mail.AddToGroupChat({ body })
      }),
    removeFromGroupChat: (_parent, { input: { id, profileId } }, context) =>
      changeConversation(context, id, (conversationId) => {
        const body = { conversationId, profileId: profileIdOf(profileId) }
        return context.rest.Mail.RemoveFromGroupChat({ body })
      }),
    leaveGroupChat: (_parent, { input: { id } }, context) =>
      removeConversation(context, id, (conversationId) =>
        context.rest.Mail.LeaveGroupChat({ body: { conversationId } }),
      ),
  },
}
