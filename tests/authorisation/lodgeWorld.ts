import { DarkStatus, RoleLevel } from '../../legacy/contract/enums'
import { LodgeAccess, LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { insertLodge, setLodgeRole } from '../../legacy/testing/lodges'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import type { TestClient } from '../../legacy/testing/testClient'
import type { TestServer } from '../../legacy/testing/testServer'

/** How a viewer stands to a lodge. Those outside, and those to whom it is hidden, have no right in it. */
export const standings = {
  owner: { role: LodgeRole.Owner },
  coOwner: { role: LodgeRole.CoOwner },
  assistant: { role: LodgeRole.Assistant },
  member: { role: LodgeRole.Member },
  requesting: { role: LodgeRole.Requesting },
  declined: { role: LodgeRole.Declined },
  stranger: { role: LodgeRole.None },
  support: { role: LodgeRole.None, roleLevel: RoleLevel.Support },
  blacklisted: { role: LodgeRole.Blacklisted, hidden: true },
  blockedByOwner: { role: LodgeRole.Member, hidden: true },
  hasBlockedOwner: { role: LodgeRole.Assistant, hidden: true },
  onOtherWorld: { role: LodgeRole.Owner, hidden: true },
  ofDeletedLodge: { role: LodgeRole.Owner, hidden: true },
} as const satisfies Record<string, Standing>

interface Standing {
  readonly role: LodgeRole
  readonly roleLevel?: RoleLevel
  /** The viewer may not know of the lodge: every call answers 404, or leaves it out. */
  readonly hidden?: true
}

export type StandingName = keyof typeof standings

export interface LodgeWorld {
  readonly server: TestServer
  readonly viewer: TestClient
  readonly viewerId: number
  readonly lodgeId: number
  /** Another member, and a profile that asks to come in. Both are below everybody who may act on them. */
  readonly memberId: number
  readonly requestingId: number
  readonly strangerId: number
  readonly blockedId: number
  /** The other member's membership, an event of the log, and a note on the other member. */
  readonly membershipId: number
  readonly activityId: number
  readonly noteId: number
  /** A tag that the lodge alone carries. */
  readonly tag: { readonly id: number; readonly name: string }
  readonly password: string
}

/** The only lodge, with a viewer in the given standing. Each call gets a world of its own, because calls change it. */
export async function lodgeWorldOf(server: TestServer, name: StandingName): Promise<LodgeWorld> {
  const { db, clock } = server.deps
  const { role, roleLevel = RoleLevel.Normal }: Standing = standings[name]
  const paying = { memberUntil: new Date(Date.UTC(2099, 0, 1)), darkStatus: DarkStatus.Approved }
  const viewer = await newMember(server, { ...paying, roleLevel })
  const others: TestMember[] = []
  for (let count = 0; count < 5; count++) others.push(await newMember(server, paying))
  const [owner, member, requesting, stranger, blocked] = others as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ]
  // The lists that show the lodge show no other.
  await db.deleteFrom('lodge').execute()
  const place = await db
    .selectFrom('profile')
    .select(['gridLatitude', 'gridLongitude'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const values = { ...place, access: LodgeAccess.NewMembersApproved }
  const lodgeId = await insertLodge(server, role === LodgeRole.Owner ? viewer.id : owner.id, values)
  const tag = await db
    .insertInto('lodgeTag')
    .values({ name: `tag${lodgeId}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  await db.insertInto('lodgeTagging').values({ lodgeId, tagId: tag.id, position: 0 }).execute()
  if (role !== LodgeRole.Owner && role !== LodgeRole.None) await setLodgeRole(server, lodgeId, viewer.id, role)
  await setLodgeRole(server, lodgeId, member.id, LodgeRole.Member)
  await setLodgeRole(server, lodgeId, requesting.id, LodgeRole.Requesting)
  await setLodgeRole(server, lodgeId, blocked.id, LodgeRole.Blacklisted)
  const createdAt = clock.now()
  const { id: membershipId } = await db
    .selectFrom('lodgeMembership')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .where('profileId', '=', member.id)
    .executeTakeFirstOrThrow()
  const { id: activityId } = await db
    .insertInto('lodgeActivity')
    .values({ lodgeId, event: 1, profileId: member.id, actorId: member.id, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: noteId } = await db
    .insertInto('lodgeMemberNote')
    .values({ lodgeId, profileId: member.id, authorId: member.id, text: 'Venlig', createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (name === 'blockedByOwner' || name === 'hasBlockedOwner') {
    const [profileId, blockedId] = name === 'blockedByOwner' ? [owner.id, viewer.id] : [viewer.id, owner.id]
    await db.insertInto('blacklist').values({ profileId, blockedId, createdAt }).execute()
  }
  if (name === 'ofDeletedLodge') {
    await db.updateTable('lodge').set({ deletedAt: createdAt }).where('id', '=', lodgeId).execute()
  }
  // A dark lodge does not exist on a main site.
  if (name === 'onOtherWorld') await db.updateTable('lodge').set({ dark: true }).where('id', '=', lodgeId).execute()
  return {
    server,
    viewer: await clientOf(server, viewer.id),
    viewerId: viewer.id,
    lodgeId,
    memberId: member.id,
    requestingId: requesting.id,
    strangerId: stranger.id,
    blockedId: blocked.id,
    membershipId,
    activityId,
    noteId,
    tag,
    password: PASSWORD,
  }
}
