import { LodgeActivityEvent, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { isActor, type Acquainted } from '../community/circles'
import type { StoredLodge } from './founding'
import type { Standings } from './memberships'

/** The time a member has spent in a lodge. */
export interface Stay {
  readonly member: Acquainted
  readonly role: LodgeRole
  /** Whether others see the membership. */
  readonly visible: boolean
  readonly from: Date
  /** The last visit of a demo login, the departure of one who has left; null for all others. */
  readonly until: Date | null
  readonly left: boolean
}

/** The stays of all who are or were members of a lodge. */
export function staysIn(lodge: StoredLodge, { memberships, activities }: Standings): Stay[] {
  const { founder, owner, logins, candidates } = lodge
  const people = [founder, ...(owner ? [owner] : []), ...logins.map(({ member }) => member), ...candidates]
  const byId = new Map(people.map((member) => [member.id, member]))
  const present = memberships.flatMap(({ profileId, joinedAt, role, visible, viewedAt }): Stay[] => {
    const member = byId.get(profileId)
    if (!member || !(joinedAt instanceof Date)) return []
    const until = isActor(member) && viewedAt instanceof Date ? viewedAt : null
    const shown = { role: role as LodgeRole, visible: visible ?? true }
    return [{ member, ...shown, from: joinedAt, until, left: false }]
  })
  const past = activities.flatMap(({ event, profileId, createdAt: until }): Stay[] => {
    const member = byId.get(profileId)
    const joined = activities.find(
      (each) => each.profileId === profileId && each.event === LodgeActivityEvent.MemberJoined,
    )
    if (event !== LodgeActivityEvent.LodgeLeft || !member || !joined) return []
    return [{ member, role: LodgeRole.None, visible: true, from: joined.createdAt, until, left: true }]
  })
  return [...present, ...past]
}
