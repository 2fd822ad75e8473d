import Type from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post, without } from './call'
import { BanType, ProfileStatus, RoleLevel } from './enums'
import { roleRights, type RoleRight } from './staff/roles'
import { AreaDescription, MediaSummary, SessionStart } from './shapes'

const waiting = Type.Integer({ minimum: 0, maximum: 200 })

export const Admin = {
  Impersonate: post({
    summary: 'Acts as another profile for an hour at most, with an entry in the audit log, which the member can read',
    access: { role: 'Support' },
    assumed: true,
    inOwnName: true,
    setsCookies: true,
    body: {
      profileId: Id,
      reason: Type.String({ minLength: 3, maxLength: 500 }),
      minutes: Type.Optional(
        Type.Integer({ minimum: 5, maximum: 60, description: 'When it ends by itself; without it after an hour' }),
      ),
    },
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
    inOwnName: true,
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
      minutes: Type.Integer({ description: 'After how long it ends by itself' }),
      startedAt: DateTime,
      endedAt: nullable(DateTime),
    }),
  }),
  GetOwnImpersonations: list({
    summary: 'Who of the staff acted as the viewer, when and why, newest first',
    access: 'loggedIn',
    assumed: true,
    item: Type.Object({
      id: Id,
      adminName: nullable(Type.String(), { description: 'Null when the profile is gone' }),
      reason: Type.String(),
      startedAt: DateTime,
      endedAt: nullable(DateTime),
    }),
  }),
  GetStaffActs: list({
    summary: 'The log of what the staff did and looked at, newest first',
    access: { role: 'Developer' },
    assumed: true,
    query: {
      actorId: Type.Optional(Type.Integer({ minimum: 1, description: 'Only of this member of staff' })),
      profileId: Type.Optional(Type.Integer({ minimum: 1, description: 'Only about this member' })),
      call: Type.Optional(Type.String({ maxLength: 80, description: 'Only of this call, such as Admin.SetBan' })),
      look: Type.Optional(Type.Boolean({ description: 'Only looks, or only changes' })),
    },
    item: Type.Object({
      id: Id,
      at: DateTime,
      actorId: Type.Integer(),
      actorName: nullable(Type.String(), { description: 'Null when the profile is gone' }),
      call: Type.String(),
      look: Type.Boolean({ description: 'A look at private things, not a change' }),
      profileId: nullable(Type.Integer(), { description: 'The member that it is about, as far as the call names one' }),
      profileName: nullable(Type.String()),
      details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
        description: 'The numbers and choices of the call',
      }),
      reason: nullable(Type.String()),
      begun: Type.Boolean({ description: 'It was about to be done in steps; an entry of its own has the outcome' }),
      refusal: nullable(
        Type.String({ description: 'The code of a refusal, UNFINISHED after a fault; null when it was done' }),
      ),
    }),
  }),
  GetDeskCounts: get({
    access: { role: 'Support' },
    assumed: true,
    summary: "How much waits on each desk of the viewer's site, counted up to 100",
    answer: Type.Object({
      tickets: waiting,
      cases: waiting,
      validations: waiting,
      looks: waiting,
      applications: waiting,
      kinks: waiting,
    }),
  }),
  GetRoleTable: get({
    summary: 'The roles, from the lowest, with what each may do beyond those below it',
    access: { role: 'Support' },
    assumed: true,
    answer: Type.Array(
      Type.Object({
        roleLevel: oneOf(without(RoleLevel, 'None'), 'The role'),
        rights: Type.Array(
          Type.Unsafe<RoleRight>({ type: 'string', enum: Object.keys(roleRights), description: 'A right' }),
        ),
      }),
    ),
  }),
  GetProfilesWithRoles: list({
    summary: 'Profiles with a role beyond that of all members, the highest first',
    access: { role: 'Support' },
    assumed: true,
    item: Type.Object({ id: Id, name: Type.String(), roleLevel: oneOf(without(RoleLevel, 'None'), 'The role') }),
  }),
  GetRoleProposals: list({
    summary: 'Changes of roles that wait for a second person, oldest first',
    access: { role: 'Support' },
    assumed: true,
    item: Type.Object({
      id: Id,
      profileId: Id,
      name: Type.String(),
      currentLevel: oneOf(without(RoleLevel, 'None'), 'The present role'),
      roleLevel: oneOf(without(RoleLevel, 'None'), 'The proposed role'),
      reason: Type.String(),
      proposedBy: Type.String({ description: 'The name of who proposed it' }),
      proposedAt: DateTime,
      confirmable: Type.Boolean({ description: 'The viewer may confirm it: it is neither theirs nor about them' }),
    }),
  }),
  SetRole: post({
    summary:
      'Gives a profile another role at once; Support and above only when a second person confirms it. Its sessions end',
    access: { role: 'Support' },
    assumed: true,
    inOwnName: true,
    body: {
      profileId: Id,
      roleLevel: oneOf(RoleLevel, 'Anything but None'),
      reason: Type.String({ maxLength: 500 }),
    },
    answer: Type.Object({ waits: Type.Boolean({ description: 'A second person has to confirm it' }) }),
  }),
  DecideRoleProposal: post({
    summary:
      'Confirms a change of a role that somebody else proposed, or drops it; nobody confirms one about themselves',
    access: { role: 'Developer' },
    assumed: true,
    inOwnName: true,
    body: { profileId: Id, confirm: Type.Boolean() },
  }),
}
