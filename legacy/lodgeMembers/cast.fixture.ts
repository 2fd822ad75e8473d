import { LodgeAccess, LodgeRole } from '../contract/lodges/lodgeEnums'
import { newWriter } from '../testing/mail'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import type { TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

/** A lodge with one profile of each role, and one that has nothing to do with it. All may write mail. */
export interface Cast {
  readonly lodgeId: number
  readonly owner: TestMember
  readonly coOwner: TestMember
  readonly assistant: TestMember
  readonly member: TestMember
  readonly requesting: TestMember
  readonly declined: TestMember
  readonly blocked: TestMember
  readonly stranger: TestMember
}

const roles = {
  coOwner: LodgeRole.CoOwner,
  assistant: LodgeRole.Assistant,
  member: LodgeRole.Member,
  requesting: LodgeRole.Requesting,
  declined: LodgeRole.Declined,
  blocked: LodgeRole.Blacklisted,
} as const

export async function newCast(server: TestServer, lodge: Parameters<typeof insertLodge>[2] = {}): Promise<Cast> {
  const owner = await newWriter(server)
  const access = LodgeAccess.NewMembersApproved
  const lodgeId = await insertLodge(server, owner.id, { access, ...lodge })
  const others: [string, TestMember][] = []
  for (const [name, role] of Object.entries(roles)) {
    const profile = await newWriter(server)
    const values = { requestText: role === LodgeRole.Requesting ? 'Please' : null }
    await setLodgeRole(server, lodgeId, profile.id, role, values)
    others.push([name, profile])
  }
  const named = Object.fromEntries(others) as Record<keyof typeof roles, TestMember>
  return { lodgeId, owner, ...named, stranger: await newWriter(server) }
}

/** The role that is stored; undefined where nothing is. */
export async function roleOf({ deps: { db } }: TestServer, lodgeId: number, profileId: number) {
  const row = await db
    .selectFrom('lodgeMembership')
    .select('role')
    .where('lodgeId', '=', lodgeId)
    .where('profileId', '=', profileId)
    .executeTakeFirst()
  return row?.role
}

/** The log as stored, oldest first: event, profile, actor. */
export async function logOf({ deps: { db } }: TestServer, lodgeId: number): Promise<(number | null)[][]> {
  const rows = await db
    .selectFrom('lodgeActivity')
    .select(['event', 'profileId', 'actorId'])
    .where('lodgeId', '=', lodgeId)
    .orderBy('id')
    .execute()
  return rows.map(({ event, profileId, actorId }) => [event, profileId, actorId])
}
