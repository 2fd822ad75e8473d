import type { RoleLevel } from '../enums'

/**
 * What the roles may do: the lowest role that has each right; those above have it too. Certified profiles and moderators
 * of the chat open no calls of this server: their marks are shown, and the chat site reads them. `GiveRoles` is for roles
 * below Support; for `GiveStaffRoles` one proposes and another confirms.
 */
export const roleRights = {
  BeMember: 'Normal',
  BeCertifiedUnseen: 'HiddenCertifiedProfile',
  BeCertified: 'CertifiedProfile',
  ModerateChat: 'ChatModerator',
  AnswerTickets: 'Support',
  DecideReports: 'Support',
  Ban: 'Support',
  ActAsMember: 'Support',
  ValidatePersons: 'Support',
  LetIntoDarkSites: 'Support',
  DecideKinks: 'Support',
  LookAtNew: 'Support',
  CurateBlogs: 'Support',
  WriteNews: 'Support',
  NameEventAdmins: 'Support',
  HandlePayments: 'Support',
  GiveRoles: 'Support',
  GiveStaffRoles: 'Developer',
  ReadStaffLog: 'Developer',
} as const satisfies Record<string, Exclude<keyof typeof RoleLevel, 'None'>>

export type RoleRight = keyof typeof roleRights
