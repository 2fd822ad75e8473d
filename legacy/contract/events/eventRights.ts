import { EventRole } from './eventEnums'

const { Guest, Host, Staff } = EventRole

const attending = [Guest, Host, Staff] as const
const managing = [Host, Staff] as const

/**
 * The roles that have each right at an event. The server enforces it, the graph answers `viewerCan…` by it, and the
 * tests derive their matrix from it. Who sees an event may sign up, comment and ask, whatever their role.
 */
export const eventRights = {
  /** See where exactly it is, and what its guests show one another. */
  seeInside: attending,
  /** Add pictures and videos to the album once it has begun. */
  addMedia: [Guest, Host],
  editEvent: managing,
  cancelEvent: managing,
  setHosts: managing,
  /** See everybody who has signed up, and tick those who arrive. */
  checkIn: managing,
  /** Write to all who come. */
  announce: managing,
  /** Answer what members ask, openly or by mail. */
  answer: managing,
  /** Delete comments, questions and media of others. */
  moderate: managing,
} as const satisfies Record<string, readonly EventRole[]>

export type EventRight = keyof typeof eventRights

export function hasEventRight(role: EventRole, right: EventRight): boolean {
  return (eventRights[right] as readonly EventRole[]).includes(role)
}

/** All rights of a role. */
export function eventRightsOf(role: EventRole): EventRight[] {
  return (Object.keys(eventRights) as EventRight[]).filter((right) => hasEventRight(role, right))
}

/** The names of the roles that have a right. */
export function eventRolesWith(right: EventRight): string[] {
  return Object.entries(EventRole).flatMap(([name, role]) => (hasEventRight(role, right) ? [name] : []))
}
