import { LodgeRole } from './lodges/lodgeEnums'

const { Member, Assistant, CoOwner, Owner } = LodgeRole

/** The roles of those who are in a lodge. */
export const memberRoles = [Owner, CoOwner, Assistant, Member] as const
/** The roles of those who look after its members, requests, media and debates. */
export const moderatorRoles = [Owner, CoOwner, Assistant] as const
const managerRoles = [Owner, CoOwner] as const
const ownerRoles = [Owner] as const

/**
 * The roles that have each right in a lodge. The server enforces it, the graph answers `viewerCan…` by it, and the
 * tests derive their matrix from it. `startTopic`, `createMeetup` and `createAlbum` are the leaders' alone where
 * the lodge's audience says AdminsOnly.
 */
export const lodgeRights = {
  /** See what the lodge shows to members only. */
  seeInside: memberRoles,
  /** Comment, like, follow, sign up for meetups. */
  takePart: memberRoles,
  startTopic: memberRoles,
  createMeetup: memberRoles,
  createAlbum: memberRoles,
  /** Add pictures and videos to albums. */
  addMedia: memberRoles,
  leave: [CoOwner, Assistant, Member],
  invite: moderatorRoles,
  /** Write to all members at once. */
  announce: moderatorRoles,
  manageMembers: moderatorRoles,
  decideRequests: moderatorRoles,
  blockProfiles: moderatorRoles,
  acceptMedia: moderatorRoles,
  /** Change and delete the media and albums of others. */
  manageMedia: moderatorRoles,
  manageCategories: moderatorRoles,
  /** Lock, pin, move and delete the topics and comments of others. */
  moderateDebates: moderatorRoles,
  /** Change and cancel the meetups of others. */
  manageMeetups: moderatorRoles,
  editLodge: managerRoles,
  setAssistants: managerRoles,
  setCoOwners: ownerRoles,
  passOwnership: ownerRoles,
  releaseOwnership: ownerRoles,
  deleteLodge: ownerRoles,
} as const satisfies Record<string, readonly LodgeRole[]>

export type LodgeRight = keyof typeof lodgeRights

/** The rights that an audience of AdminsOnly leaves to the leaders. */
export const audienceRights = ['startTopic', 'createMeetup', 'createAlbum'] as const satisfies readonly LodgeRight[]

/** The names of the roles that have a right. */
export function rolesWith(right: LodgeRight): string[] {
  return Object.entries(LodgeRole).flatMap(([name, role]) => (hasLodgeRight(role, right) ? [name] : []))
}

export function hasLodgeRight(role: LodgeRole, right: LodgeRight): boolean {
  return (lodgeRights[right] as readonly LodgeRole[]).includes(role)
}
