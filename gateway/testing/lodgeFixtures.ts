import type { LodgeActivity, LodgeMemberNote, LodgeMembership } from '../../legacy/contract/lodges/lodgeMemberShapes'
import type { LodgeSummary } from '../../legacy/contract/lodges/lodgeShapes'
import { moment, profile } from './fixtures'

export function lodgeSummary(id: number, more: Partial<LodgeSummary> = {}): LodgeSummary {
  return {
    id,
    name: `Lodge ${id}`,
    excerpt: '',
    cover: null,
    category: null,
    kinks: [],
    tags: [],
    place: null,
    distance: null,
    dark: false,
    access: 2,
    owner: null,
    ownerlessSince: null,
    memberCount: 3,
    createdAt: moment,
    activeAt: moment,
    debatesPublic: false,
    meetupsPublic: false,
    mediaPublic: false,
    membersPublic: false,
    role: 2,
    requestStatus: 0,
    invitationStatus: 0,
    rights: [],
    viewedAt: null,
    newMemberCount: 0,
    newDebateEntryCount: 0,
    newMeetupCount: 0,
    newMediaCount: 0,
    ...more,
  }
}

/** The membership of the profile with this number plus 100, in lodge 7. */
export function membership(id: number, more: Partial<LodgeMembership> = {}): LodgeMembership {
  return {
    id,
    lodgeId: 7,
    profile: profile(id + 100),
    role: 1,
    joinedAt: moment,
    visible: true,
    requestStatus: 0,
    requestText: null,
    requestedAt: null,
    invitationStatus: 0,
    invitedAt: null,
    invitedBy: null,
    blockedAt: null,
    mayRequestFrom: null,
    ...more,
  }
}

export function memberNote(id: number, more: Partial<LodgeMemberNote> = {}): LodgeMemberNote {
  return { id, lodgeId: 7, profileId: 101, author: profile(3), text: 'Brings cake', createdAt: moment, ...more }
}

export function activity(id: number, more: Partial<LodgeActivity> = {}): LodgeActivity {
  return { id, lodgeId: 7, event: 5, profile: profile(101), actor: null, createdAt: moment, ...more }
}
