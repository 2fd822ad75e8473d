import Type from 'typebox'
import { DateTime, Id, list, nullable, oneOf, post, without } from './call'
import { BanType, ProfileStatus, RoleLevel } from './enums'
import { AreaDescription, MediaSummary, SessionStart } from './shapes'

export const Admin = {
  Impersonate: post({
    summary: 'Acts as another profile for an hour, with an entry in the audit log',
    access: { role: 'Support' },
    assumed: true,
    setsCookies: true,
    body: { profileId: Id, reason: Type.String({ minLength: 3, maxLength: 500 }) },
    answer: SessionStart,
  }),
  StopImpersonating: post({
    summary: 'Goes back to the own profile',
    access: 'loggedIn',
    assumed: true,
    setsCookies: true,
    answer: SessionStart,
  }),
  SetBan: post({
    summary: 'Takes a permission away from a profile of a lower role, or gives it back',
    access: { role: 'Support' },
    assumed: true,
    body: {
      profileId: Id,
      banType: oneOf(BanType, 'The kind of ban'),
      banned: Type.Boolean(),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650, description: 'For so long; without it for good' })),
      reason: Type.Optional(Type.String({ maxLength: 500, description: 'The reason shown to the member' })),
    },
  }),
  FindProfiles: list({
    summary: 'Finds profiles by name or number, also those that members do not see',
    access: { role: 'Support' },
    assumed: true,
    query: { text: Type.String({ minLength: 1, maxLength: 50, description: 'The number, or a part of the name' }) },
    item: Type.Object({
      id: Id,
      name: Type.String(),
      status: oneOf(without(ProfileStatus, 'None'), 'Whether the profile is locked or waits for its deletion'),
      roleLevel: oneOf(without(RoleLevel, 'None'), 'Nobody can act as a profile whose role is not below their own'),
      createdAt: DateTime,
      area: AreaDescription,
      picture: nullable(MediaSummary, { description: 'Null where there is none, or none that the viewer may see' }),
    }),
  }),
  GetImpersonationLog: list({
    summary: 'The log of impersonations, newest first',
    access: { role: 'Support' },
    assumed: true,
    item: Type.Object({
      id: Id,
      adminProfileId: Id,
      adminName: nullable(Type.String(), { description: 'Null when the profile is gone' }),
      profileId: Id,
      profileName: Type.String({ description: 'Also of a profile that the viewer may not see' }),
      reason: Type.String(),
      startedAt: DateTime,
      endedAt: nullable(DateTime),
    }),
  }),
}
