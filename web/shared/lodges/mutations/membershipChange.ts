import { graphql } from 'react-relay'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** What a step into a lodge, out of it or up in it may change of the lodge. */
void graphql`
  fragment membershipChange_lodge on Lodge {
    id
    memberCount
    ownerlessSince
    owner {
      id
      ...ProfileLink_profile
    }
    viewerRole
    viewerRequestStatus
    viewerInvitationStatus
    viewerCanSeeInside
    viewerCanTakePart
    viewerCanStartTopic
    viewerCanCreateMeetup
    viewerCanCreateAlbum
    viewerCanAddMedia
    viewerCanLeave
    viewerCanInvite
    viewerCanAnnounce
    viewerCanManageMembers
    viewerCanDecideRequests
    viewerCanBlockProfiles
    viewerCanAcceptMedia
    viewerCanManageMedia
    viewerCanManageCategories
    viewerCanModerateDebates
    viewerCanManageMeetups
    viewerCanEditLodge
    viewerCanSetAssistants
    viewerCanSetCoOwners
    viewerCanPassOwnership
    viewerCanReleaseOwnership
    viewerCanDeleteLodge
  }
`

/** What such a step may change of the membership. */
void graphql`
  fragment membershipChange_membership on LodgeMembership {
    id
    role
    joinedAt
    isVisible
    requestStatus
    requestText
    requestedAt
    invitationStatus
    invitedAt
    blockedAt
    mayRequestFrom
  }
`

/** What the viewer's own step changes. */
void graphql`
  fragment membershipChange_own on Lodge {
    ...membershipChange_lodge
    viewerMembership {
      ...membershipChange_membership
    }
  }
`

/** The rights of a member without a role among the leaders, as far as screens follow them before the answer. */
const MEMBER_RIGHTS = ['viewerCanSeeInside', 'viewerCanTakePart', 'viewerCanLeave']

const LEADER_RIGHTS = [
  'viewerCanInvite',
  'viewerCanAnnounce',
  'viewerCanManageMembers',
  'viewerCanDecideRequests',
  'viewerCanBlockProfiles',
  'viewerCanEditLodge',
]

/** Counts members up or down, before the answer says how many there are. */
export function countMembers(lodge: RecordProxy | null | undefined, change: 1 | -1): void {
  const count: unknown = lodge?.getValue('memberCount')
  if (typeof count === 'number') lodge?.setValue(Math.max(0, count + change), 'memberCount')
}

/** Shows the viewer as a member, before the answer. */
export function showEntered(store: RecordSourceProxy, lodgeId: string): void {
  const lodge = store.get(lodgeId)
  countMembers(lodge, 1)
  lodge?.setValue('MEMBER', 'viewerRole')
  for (const right of MEMBER_RIGHTS) lodge?.setValue(true, right)
}

/** Shows the viewer as somebody outside, before the answer. */
export function showLeft(store: RecordSourceProxy, lodgeId: string): void {
  const lodge = store.get(lodgeId)
  countMembers(lodge, -1)
  lodge?.setValue(null, 'viewerRole')
  for (const right of [...MEMBER_RIGHTS, ...LEADER_RIGHTS]) lodge?.setValue(false, right)
}
