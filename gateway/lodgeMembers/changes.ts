import type { LodgeMembership } from '../../legacy/contract/lodges/lodgeMemberShapes'
import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

interface Changed {
  readonly membership: LodgeMembership | null
}

/** A change in a lodge, with the lodge afterwards where it is selected. */
function changeMembership(
  context: GatewayContext,
  { lodgeId }: { readonly lodgeId: string },
  change: (lodgeId: number) => Promise<Changed>,
) {
  return mutate(context, async () => {
    const lodgeLegacyId = legacyIdOf(lodgeId, 'Lodge')
    const { membership } = await change(lodgeLegacyId)
    return { lodgeLegacyId, membership }
  })
}

/** The same for a change of another profile's membership. */
function changeMember(
  context: GatewayContext,
  input: { readonly lodgeId: string; readonly profileId: string },
  change: (member: { readonly lodgeId: number; readonly profileId: number }) => Promise<Changed>,
) {
  return changeMembership(context, input, (lodgeId) =>
    change({ lodgeId, profileId: legacyIdOf(input.profileId, 'Profile') }),
  )
}

export const changesResolvers: Resolvers = {
  Mutation: {
    joinLodge: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) => context.rest.Lodges.JoinLodge({ body: { lodgeId } })),
    requestLodgeMembership: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) =>
        context.rest.Lodges.RequestMembership({ body: { lodgeId, text: input.text } }),
      ),
    withdrawLodgeRequest: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) => context.rest.Lodges.LodgeDeleteRequest({ body: { lodgeId } })),
    removeLodgeRequest: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.LodgeDeleteRequest({ body: member })),
    approveLodgeRequest: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.ApproveMembershipRequest({ body: member })),
    declineLodgeRequest: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.DeclineMembershipRequest({ body: member })),
    inviteToLodge: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.InviteToLodge({ body: member })),
    rejectLodgeInvitation: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) => context.rest.Lodges.RejectLodgeInvitation({ body: { lodgeId } })),
    leaveLodge: (_parent, { input }, context) =>
      changeMembership(context, input, async (lodgeId) => {
        await context.rest.Lodges.LeaveLodge({ body: { lodgeId } })
        return { membership: null }
      }),
    removeLodgeMember: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.RemoveLodgeMember({ body: member })),
    blockInLodge: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.BlockProfile({ body: member })),
    unblockInLodge: (_parent, { input }, context) =>
      changeMember(context, input, (member) => context.rest.Lodges.UnblockProfile({ body: member })),
    setLodgeAssistant: (_parent, { input }, context) =>
      changeMember(context, input, (member) =>
        context.rest.Lodges.SetLodgeAssistantStatus({ body: { ...member, assistant: input.assistant } }),
      ),
    setLodgeCoOwner: (_parent, { input }, context) =>
      changeMember(context, input, (member) =>
        context.rest.Lodges.SetLodgeCoOwner({ body: { ...member, coOwner: input.coOwner } }),
      ),
    passLodgeOwnership: (_parent, { input }, context) =>
      changeMember(context, input, (member) =>
        context.rest.Lodges.PassOwnership({ body: { ...member, password: input.password } }),
      ),
    releaseLodgeOwnership: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) =>
        context.rest.Lodges.ReleaseOwnership({ body: { lodgeId, password: input.password } }),
      ),
    takeLodgeOwnership: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) => context.rest.Lodges.TakeOwnership({ body: { lodgeId } })),
    setLodgeMembershipVisible: (_parent, { input }, context) =>
      changeMembership(context, input, (lodgeId) =>
        context.rest.Lodges.UpdateLodgeMemberVisibility({ body: { lodgeId, visible: input.visible } }),
      ),
  },
}
