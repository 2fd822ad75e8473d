import { LodgeNotificationTopic, type LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { memberRoles } from '../../legacy/contract/lodgeRights'
import type { LodgeCalls } from './lodgeCalls'

const isMember = (role: LodgeRole) => memberRoles.some((each) => each === role)
const own = ({ lodgeId }: { readonly lodgeId: number }) => ({ lodgeId })
const topic = LodgeNotificationTopic.MyMeetUps

/** Every call about memberships of a lodge. What the contract names no right for, or not the whole rule, says its own. */
export const lodgeMemberCalls: LodgeCalls = {
  'Lodges.GetLodgeMembers': { args: own, allowed: isMember },
  'Lodges.SearchLodgeMembersByName': { args: ({ lodgeId }) => ({ lodgeId, name: 'Member' }), allowed: isMember },
  'Lodges.GetLodgeMembersManagement': { args: own },
  // The lodge approves its members.
  'Lodges.JoinLodge': { args: own, allowed: isMember },
  'Lodges.RequestMembership': {
    args: ({ lodgeId }) => ({ lodgeId, text: '' }),
    // Members and those declined lately are told so, by 409 and 422.
    allowed: () => true,
    otherwise: [200, 409, 422],
  },
  'Lodges.LodgeDeleteRequest': {
    args: ({ lodgeId, requestingId }) => ({ lodgeId, profileId: requestingId }),
    right: 'decideRequests',
  },
  'Lodges.ApproveMembershipRequest': { args: ({ lodgeId, requestingId }) => ({ lodgeId, profileId: requestingId }) },
  'Lodges.DeclineMembershipRequest': { args: ({ lodgeId, requestingId }) => ({ lodgeId, profileId: requestingId }) },
  'Lodges.GetPendingMembershipRequests': { args: own },
  'Lodges.GetPendingMembershipRequestsCount': { args: own },
  'Lodges.InviteToLodge': { args: ({ lodgeId, strangerId }) => ({ lodgeId, profileId: strangerId }) },
  'Lodges.RejectLodgeInvitation': { args: own, allowed: () => true, endsOwn: true },
  'Lodges.GetLodgeInvitations': { args: own, right: 'invite' },
  'Lodges.LeaveLodge': { args: own, endsOwn: true },
  'Lodges.RemoveLodgeMember': { args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId }) },
  'Lodges.BlockProfile': { args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId }) },
  'Lodges.UnblockProfile': { args: ({ lodgeId, blockedId }) => ({ lodgeId, profileId: blockedId }) },
  'Lodges.GetBlockedProfiles': { args: own },
  'Lodges.SetLodgeAssistantStatus': {
    args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId, assistant: true }),
  },
  'Lodges.SetLodgeCoOwner': { args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId, coOwner: true }) },
  'Lodges.PassOwnership': {
    args: ({ lodgeId, memberId, password }) => ({ lodgeId, profileId: memberId, password }),
  },
  'Lodges.ReleaseOwnership': { args: ({ lodgeId, password }) => ({ lodgeId, password }) },
  // The lodge has an owner: 409 for the others who may ask at all.
  'Lodges.TakeOwnership': { args: own, otherwise: [200, 409] },
  'Lodges.GetLodgeMemberActivities': { args: own },
  'Lodges.GetLodgeMemberNotes': { args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId }) },
  'Lodges.AddLodgeMemberNote': { args: ({ lodgeId, memberId }) => ({ lodgeId, profileId: memberId, text: 'Venlig' }) },
  'Lodges.DeleteLodgeMemberNote': { args: ({ lodgeId, noteId }) => ({ lodgeId, noteId }) },
  'Lodges.GetLodgeConversation': { args: own },
  'Lodges.GetLodgeMemberVisibility': { args: own },
  'Lodges.UpdateLodgeMemberVisibility': { args: ({ lodgeId }) => ({ lodgeId, visible: true }) },
  'Lodges.GetLodgeNotificationSettings': { args: own },
  'Lodges.UpdateLodgeNotificationSettings': { args: ({ lodgeId }) => ({ lodgeId, topic, delivery: 1 }) },
  'Lodges.DeleteLodgeNotificationSettings': { args: own },
  'Lodges.GetLodgeMembershipsByIds': { args: ({ membershipId }) => ({ ids: [membershipId] }), lists: isMember },
  'Lodges.GetViewerLodgeMembershipsByIds': { args: ({ lodgeId }) => ({ ids: [lodgeId] }), lists: () => true },
  'Lodges.GetLodgeActivitiesByIds': { args: ({ activityId }) => ({ ids: [activityId] }), lists: 'manageMembers' },
  'Lodges.GetLodgeMemberNotesByIds': { args: ({ noteId }) => ({ ids: [noteId] }), lists: 'manageMembers' },
}
