import {
  LodgeAccess,
  LodgeAudience,
  LodgeInvitationStatus,
  LodgeRequestStatus,
  LodgeRole,
} from '../../legacy/contract/lodges/lodgeEnums'
import type { Lodge, LodgeDraft, LodgeSummary } from '../../legacy/contract/lodges/lodgeShapes'
import { moment, picture, profile } from './fixtures'

/** A lodge that the viewer is an assistant of. */
export function lodge(id: number): LodgeSummary {
  return {
    id,
    name: `Lodge ${id}`,
    excerpt: 'We meet by the sea',
    cover: picture(4000 + id),
    category: { id: 4, name: 'Natur og sport' },
    kinks: [],
    tags: [{ id: 1, name: 'sea' }],
    place: { zipCode: '5000', city: 'Odense C', countryArea: 'Fyn', countryId: 1, country: 'Danmark' },
    distance: 140,
    dark: false,
    access: LodgeAccess.NewMembersApproved,
    owner: profile(id + 50),
    ownerlessSince: null,
    memberCount: 12,
    createdAt: moment,
    activeAt: moment,
    debatesPublic: true,
    meetupsPublic: false,
    mediaPublic: false,
    membersPublic: false,
    role: LodgeRole.Assistant,
    requestStatus: LodgeRequestStatus.Approved,
    invitationStatus: LodgeInvitationStatus.None,
    rights: ['seeInside', 'invite'],
    viewedAt: null,
    newMemberCount: 3,
    newDebateEntryCount: 0,
    newMeetupCount: 0,
    newMediaCount: 0,
  }
}

const rules = {
  debateAudience: LodgeAudience.All,
  meetupAudience: LodgeAudience.AdminsOnly,
  albumAudience: LodgeAudience.All,
  mediaApproval: true,
}

export function wholeLodge(id: number): Lodge {
  return {
    ...lodge(id),
    html: `<p>Text of ${id}</p>`,
    rules: 'Be kind',
    editedAt: null,
    ...rules,
    revision: 3,
    requestCount: null,
    waitingMediaCount: null,
  }
}

export function lodgeDraft(id: number): LodgeDraft {
  return {
    id,
    name: `Lodge ${id}`,
    html: '<p>Draft</p>',
    rules: 'Be kind',
    categoryId: 4,
    tags: ['sea'],
    access: LodgeAccess.AccessForAll,
    ...rules,
    debatesPublic: true,
    meetupsPublic: false,
    mediaPublic: false,
    membersPublic: false,
    coverId: 4001,
    cover: picture(4001),
    dark: false,
    revision: 3,
  }
}
