import Type, { type Static } from 'typebox'
import { DateTime, Id, nullable, oneOf } from '../call'
import {
  LodgeActivityEvent,
  LodgeInvitationStatus,
  LodgeNotificationTopic,
  LodgeRequestStatus,
  LodgeRole,
} from './lodgeEnums'
import { ProfileSummary } from '../shapes'

/** Everything between a profile and a lodge. What only the leaders and the profile itself may know is None or null for others. */
export const LodgeMembership = Type.Object({
  id: Id,
  lodgeId: Id,
  profile: ProfileSummary,
  role: oneOf(LodgeRole, 'The standing; None for one who is only invited'),
  joinedAt: nullable(DateTime, { description: 'Null for those who are not in' }),
  visible: Type.Boolean({ description: 'Other members, and the own page, show the membership' }),
  requestStatus: oneOf(LodgeRequestStatus, 'The request; Created and New both wait'),
  requestText: nullable(Type.String({ description: 'The words to the leaders, while the request waits' })),
  requestedAt: nullable(DateTime),
  invitationStatus: oneOf(LodgeInvitationStatus, 'The invitation'),
  invitedAt: nullable(DateTime),
  invitedBy: nullable(ProfileSummary, { description: 'Null also where the viewer may not see them' }),
  blockedAt: nullable(DateTime),
  mayRequestFrom: nullable(DateTime, { description: 'After a decline: when the profile may ask again' }),
})
export type LodgeMembership = Static<typeof LodgeMembership>

/** A leaders' note on a profile. */
export const LodgeMemberNote = Type.Object({
  id: Id,
  lodgeId: Id,
  profileId: Id,
  author: nullable(ProfileSummary, { description: 'Null where they are erased, or the viewer may not see them' }),
  text: Type.String(),
  createdAt: DateTime,
})
export type LodgeMemberNote = Static<typeof LodgeMemberNote>

export const LodgeMemberManagement = Type.Object({
  membership: LodgeMembership,
  noteCount: Type.Integer({ minimum: 0 }),
  latestNote: nullable(LodgeMemberNote),
})

/** An event of a lodge's membership log. */
export const LodgeActivity = Type.Object({
  id: Id,
  lodgeId: Id,
  event: oneOf(LodgeActivityEvent, 'What happened'),
  profile: nullable(ProfileSummary, {
    description: 'Whose membership changed; null where the viewer may not see them',
  }),
  actor: nullable(ProfileSummary, { description: 'Who changed it; null where erased or not to be seen' }),
  createdAt: DateTime,
})
export type LodgeActivity = Static<typeof LodgeActivity>

export const LodgeTopicSetting = Type.Object({
  topic: oneOf(LodgeNotificationTopic, 'The topic'),
  delivery: Type.Integer({ minimum: 0, maximum: 15, description: 'The sum of NotificationDelivery' }),
})
export type LodgeTopicSetting = Static<typeof LodgeTopicSetting>

export const LodgeNotificationSettings = Type.Object({
  lodgeId: Id,
  own: Type.Boolean({ description: 'Settings of its own; else they are the defaults' }),
  settings: Type.Array(LodgeTopicSetting),
})
export type LodgeNotificationSettings = Static<typeof LodgeNotificationSettings>
