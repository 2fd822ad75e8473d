import { NotificationDelivery, ProfileListView } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { bitsOf } from '../core/schema/masks'
import type { Resolvers } from '../generated/resolvers'
import { hasRight, seesPart } from '../shared/lodges/rights'

/** The lodge of an object that holds its number. */
const lodgeOf = ({ lodgeId }: { readonly lodgeId: number }, _args: unknown, { loaders }: GatewayContext) =>
  loaders.of('Lodges.GetLodgesByIds').load(lodgeId)

/** Who is in a lodge, or on the way in. */
export const membershipsResolvers: Resolvers = {
  Viewer: {
    lodgeInvitations: (_viewer, args, context) => list(context, 'Lodges.GetLodgeInvitations', { args }),
    lodgeNotificationSettings: (_viewer, _args, { rest }) => rest.Lodges.GetLodgesNotificationSettings(),
  },
  Lodge: {
    members: (lodge, { order, name, ...args }, context) => {
      if (!seesPart(lodge, 'membersPublic')) return null
      const lodgeId = lodge.id
      const text = name?.trim()
      return text
        ? list(context, 'Lodges.SearchLodgeMembersByName', { args, filters: { lodgeId, name: text } })
        : list(context, 'Lodges.GetLodgeMembers', { args, filters: { lodgeId, order } })
    },
    managedMembers: ({ id: lodgeId }, { order, name, ...args }, context) => {
      const filters = { lodgeId, order, name: name?.trim() || undefined }
      return list(context, 'Lodges.GetLodgeMembersManagement', { args, filters })
    },
    requests: ({ id: lodgeId }, args, context) => {
      const filters = { lodgeId, viewStyle: ProfileListView.Detailed }
      return list(context, 'Lodges.GetPendingMembershipRequests', { args, filters })
    },
    requestCount: async (lodge, _args, { rest }) => {
      if (!hasRight(lodge, 'decideRequests')) return null
      if (lodge.requestCount !== undefined) return lodge.requestCount
      return (await rest.Lodges.GetPendingMembershipRequestsCount({ query: { lodgeId: lodge.id } })).count
    },
    invitations: ({ id: lodgeId }, args, context) =>
      list(context, 'Lodges.GetLodgeInvitations', { args, filters: { lodgeId } }),
    blockedProfiles: ({ id: lodgeId }, args, context) =>
      list(context, 'Lodges.GetBlockedProfiles', { args, filters: { lodgeId } }),
    activities: ({ id: lodgeId }, { profileId, ...args }, context) => {
      const filters = { lodgeId, ...(profileId != null && { profileId: legacyIdOf(profileId, 'Profile') }) }
      return list(context, 'Lodges.GetLodgeMemberActivities', { args, filters })
    },
    viewerMembership: async ({ id }, _args, { loaders }) =>
      (await loaders.of('Lodges.GetViewerLodgeMembershipsByIds').load(id))?.membership ?? null,
    viewerIsVisible: async (lodge, _args, { rest }) => {
      if (!hasRight(lodge, 'seeInside')) return null
      return (await rest.Lodges.GetLodgeMemberVisibility({ query: { lodgeId: lodge.id } })).visible
    },
    notificationSettings: (lodge, _args, { rest }) =>
      hasRight(lodge, 'seeInside') ? rest.Lodges.GetLodgeNotificationSettings({ query: { lodgeId: lodge.id } }) : null,
    conversation: async (lodge, _args, { rest, loaders }) => {
      if (!hasRight(lodge, 'seeInside')) return null
      const { conversationId } = await rest.Lodges.GetLodgeConversation({ query: { lodgeId: lodge.id } })
      return conversationId === null ? null : loaders.of('Mail.GetConversationsByIds').load(conversationId)
    },
  },
  LodgeMembership: {
    lodge: lodgeOf,
    notes: ({ lodgeId, profile }, args, context) =>
      list(context, 'Lodges.GetLodgeMemberNotes', { args, filters: { lodgeId, profileId: profile.id } }),
  },
  LodgeMemberManagementEdge: {
    node: ({ node }) => node.membership,
    noteCount: ({ node }) => node.noteCount,
    latestNote: ({ node }) => node.latestNote,
  },
  LodgeTopicSetting: { delivery: ({ delivery }) => bitsOf(NotificationDelivery, delivery) },
  LodgeNotificationSettings: { lodge: lodgeOf, isDefault: ({ own }) => !own },
  LodgeNotification: {
    lodge: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(itemId),
  },
  Conversation: {
    lodge: ({ lodgeId }, _args, { loaders }) =>
      lodgeId === null ? null : loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
  },
}
