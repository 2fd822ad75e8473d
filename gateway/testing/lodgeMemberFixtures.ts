import type { LodgeActivity, LodgeMemberNote, LodgeMembership } from '../../legacy/contract/lodges/lodgeMemberShapes'
import { moment, profile } from './fixtures'

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
