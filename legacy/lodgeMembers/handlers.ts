import type { LodgeMembership } from '../contract/lodges/lodgeMemberShapes'
import { pageOf, type Deps, type Handlers, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { lodgeHandlers } from '../shared/lodges/lodgeHandler'
import { countTask } from '../shared/lodges/tasks'
import { requireStanding } from '../shared/lodges/rights'
import { activityAnswers, activityList } from './activities'
import { conversationIn } from './conversation'
import { approveRequest, declineRequest, inviteToLodge } from './deciding'
import { deleteRequest, joinLodge, rejectInvitation, requestMembership } from './joining'
import { blockProfile, leaveLodge, removeMember, unblockProfile } from './leaving'
import { blockedList, invitationList, members, pageOfMemberships, requests, waitingRequests } from './lists'
import { changedMembership, membershipAnswers, ownMemberships } from './membershipAnswer'
import { addNote, deleteNote, managedMembers, noteAnswers, noteList } from './notes'
import { passOwnership, releaseOwnership, takeOwnership } from './ownership'
import { setAssistant, setCoOwner } from './roles'
import {
  allSettings,
  deleteLodgeSettings,
  lodgeSettings,
  setDefault,
  setLodgeSetting,
  setVisibility,
  visibilityIn,
} from './settings'

interface Member {
  readonly lodgeId: number
  readonly profileId?: number
}

/** Runs a change, and answers the membership as it is afterwards: that of `profileId`, else the viewer's own. */
function changing<B extends Member>(change: (deps: Deps, viewer: MemberViewer, body: B) => Promise<void>) {
  return async (
    deps: Deps,
    { viewer, body }: { readonly viewer: MemberViewer; readonly body: B },
  ): Promise<{ membership: LodgeMembership | null }> => {
    await change(deps, viewer, body)
    const { lodgeId, profileId = viewer.profile.id } = body
    return changedMembership(deps, viewer, { lodgeId, profileId })
  }
}

/** The same for a change of the viewer's own membership that needs nothing but the lodge. */
function changingOwn(change: (deps: Deps, viewer: MemberViewer, lodgeId: number) => Promise<void>) {
  return changing((deps, viewer, { lodgeId }: { readonly lodgeId: number }) => change(deps, viewer, lodgeId))
}

/** Calls that check the viewer's standing by themselves, behind the locks of the change. */
const changeHandlers = {
  'Lodges.JoinLodge': changingOwn(joinLodge),
  'Lodges.RequestMembership': changing(requestMembership),
  'Lodges.LodgeDeleteRequest': changing(deleteRequest),
  'Lodges.ApproveMembershipRequest': changing(approveRequest),
  'Lodges.DeclineMembershipRequest': changing(declineRequest),
  'Lodges.InviteToLodge': changing(inviteToLodge),
  'Lodges.RejectLodgeInvitation': changingOwn(rejectInvitation),
  'Lodges.LeaveLodge': async (deps, { viewer, body }) => {
    await leaveLodge(deps, viewer, body.lodgeId)
    return {}
  },
  'Lodges.RemoveLodgeMember': changing(removeMember),
  'Lodges.BlockProfile': changing(blockProfile),
  'Lodges.UnblockProfile': changing(unblockProfile),
  'Lodges.SetLodgeAssistantStatus': changing(setAssistant),
  'Lodges.SetLodgeCoOwner': changing(setCoOwner),
  'Lodges.TakeOwnership': changingOwn(takeOwnership),
  'Lodges.AddLodgeMemberNote': (deps, { viewer, body }) => addNote(deps, viewer, body),
  'Lodges.UpdateLodgeMemberVisibility': changing(setVisibility),
} satisfies Partial<Handlers>

/** Calls about one lodge; the viewer's standing is checked before each. */
const standingHandlers = lodgeHandlers({
  'Lodges.GetLodgeMembers': (deps, { viewer, body }, standing) => members(deps, viewer, body, standing),
  'Lodges.SearchLodgeMembersByName': (deps, { viewer, body }, standing) => members(deps, viewer, body, standing),
  'Lodges.GetLodgeMembersManagement': (deps, { viewer, body }) => managedMembers(deps, viewer, body),
  'Lodges.GetPendingMembershipRequests': (deps, { viewer, query }) => requests(deps, viewer, query),
  'Lodges.GetPendingMembershipRequestsCount': (deps, { viewer, query }) =>
    countTask(deps, viewer, waitingRequests, query.lodgeId),
  'Lodges.GetBlockedProfiles': (deps, { viewer, query }) =>
    pageOfMemberships(deps, viewer, blockedList(deps, viewer, query.lodgeId), pageOf(query)),
  // The password is asked for only where the viewer may do it.
  'Lodges.PassOwnership': (deps, { viewer, body }) => changing(passOwnership)(deps, { viewer, body }),
  'Lodges.ReleaseOwnership': (deps, { viewer, body }) => changing(releaseOwnership)(deps, { viewer, body }),
  'Lodges.GetLodgeMemberActivities': async (deps, { viewer, query }) =>
    activityAnswers(deps, await idsOf(activityList(deps, viewer, query), pageOf(query)), viewer),
  'Lodges.GetLodgeMemberNotes': async (deps, { viewer, query }) =>
    noteAnswers(deps, await idsOf(noteList(deps, viewer, query), pageOf(query)), viewer),
  'Lodges.DeleteLodgeMemberNote': async (deps, { body }) => {
    await deleteNote(deps, body)
    return {}
  },
  'Lodges.GetLodgeConversation': (deps, { query }) => conversationIn(deps, query.lodgeId),
  'Lodges.GetLodgeMemberVisibility': (deps, { viewer, query }) => visibilityIn(deps, viewer, query.lodgeId),
  'Lodges.GetLodgeNotificationSettings': (deps, { viewer, query }) => lodgeSettings(deps, viewer, query.lodgeId),
  'Lodges.UpdateLodgeNotificationSettings': (deps, { viewer, body }) => setLodgeSetting(deps, viewer, body),
  'Lodges.DeleteLodgeNotificationSettings': (deps, { viewer, body }) => deleteLodgeSettings(deps, viewer, body.lodgeId),
})

export const lodgeMembersHandlers = {
  ...changeHandlers,
  ...standingHandlers,
  'Lodges.GetLodgeMembershipsByIds': (deps, { viewer, body }) => membershipAnswers(deps, body.ids, viewer),
  'Lodges.GetViewerLodgeMembershipsByIds': (deps, { viewer, body }) => ownMemberships(deps, viewer, body.ids),
  'Lodges.GetLodgeInvitations': async (deps, { viewer, query }) => {
    const { lodgeId } = query
    if (lodgeId !== undefined) await requireStanding(deps.db, viewer, lodgeId, 'invite')
    return pageOfMemberships(deps, viewer, invitationList(deps, viewer, lodgeId), pageOf(query))
  },
  'Lodges.GetLodgeActivitiesByIds': (deps, { viewer, body }) => activityAnswers(deps, body.ids, viewer),
  'Lodges.GetLodgeMemberNotesByIds': (deps, { viewer, body }) => noteAnswers(deps, body.ids, viewer),
  'Lodges.GetLodgesNotificationSettings': (deps, { viewer }) => allSettings(deps, viewer),
  'Lodges.UpdateLodgeDefaultNotificationSettings': (deps, { viewer, body }) => setDefault(deps, viewer, body),
} satisfies Partial<Handlers>
