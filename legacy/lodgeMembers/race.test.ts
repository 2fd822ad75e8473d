import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eraseProfiles } from '../account/erasure'
import { ProfileStatus } from '../contract/enums'
import { LodgeActivityEvent, LodgeRole } from '../contract/lodges/lodgeEnums'
import { memberRoles } from '../contract/lodgeRights'
import { after, MINUTE } from '../core/clock'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { logOf } from './cast.fixture'

const ROUNDS = 50

let server: TestServer
let owner: TestMember
let coOwner: TestMember
let other: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[owner, coOwner, other] = [await newMember(server), await newMember(server), await newMember(server)]
})

/** A lodge of the owner and the co-owner; the other stands in it as the role says. */
async function lodgeWith(role: LodgeRole, access: 1 | 2 = 2): Promise<number> {
  const lodgeId = await insertLodge(server, owner.id, { access })
  await setLodgeRole(server, lodgeId, coOwner.id, LodgeRole.CoOwner)
  if (role !== LodgeRole.None) await setLodgeRole(server, lodgeId, other.id, role)
  return lodgeId
}

/** What no order of events may break: counts, one owner at most, and the conversation's participants. */
async function requireConsistency(lodgeId: number): Promise<void> {
  const { db } = server.deps
  const rows = await db.selectFrom('lodgeMembership').selectAll().where('lodgeId', '=', lodgeId).execute()
  const lodge = await db.selectFrom('lodge').selectAll().where('id', '=', lodgeId).executeTakeFirstOrThrow()
  const members = rows.filter(({ role }) => memberRoles.some((each) => each === role))
  const [first, ...more] = members.filter(({ role }) => role === LodgeRole.Owner)
  const participants = await db
    .selectFrom('conversationMember')
    .innerJoin('conversation', 'conversation.id', 'conversationMember.conversationId')
    .select('conversationMember.profileId')
    .where('conversation.lodgeId', '=', lodgeId)
    .where('conversationMember.leftAt', 'is', null)
    .execute()
  expect([lodge.memberCount, lodge.ownerId, more]).toEqual([members.length, first?.profileId ?? null, []])
  const idsOf = (of: readonly { readonly profileId: number }[]) =>
    of.map(({ profileId }) => profileId).toSorted((a, b) => a - b)
  // Without a conversation yet, there are no participants.
  expect(idsOf(participants)).toEqual(participants.length > 0 ? idsOf(members) : [])
}

/** Runs calls at once, in a changing order of their starts. Returns the statuses in the order of the calls. */
async function atOnce(
  round: number,
  calls: readonly (() => Promise<{ readonly status: number }>)[],
): Promise<number[]> {
  const order = round % 2 === 0 ? calls : calls.toReversed()
  const statuses = (await Promise.all(order.map((call) => call()))).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  return round % 2 === 0 ? statuses : statuses.toReversed()
}

const eachRound = async (act: (round: number) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) {
    await sql`delete from rate_limit`.execute(server.deps.db)
    await act(round)
  }
}
const eventsOf = async (lodgeId: number) => (await logOf(server, lodgeId)).map(([event]) => event)

it(
  'lets two leaders approve at once',
  () =>
    eachRound(async (round) => {
      const lodgeId = await lodgeWith(LodgeRole.Requesting)
      const body = { lodgeId, profileId: other.id }
      const statuses = await atOnce(round, [
        () => owner.client.call('Lodges.ApproveMembershipRequest', body),
        () => coOwner.client.call('Lodges.ApproveMembershipRequest', body),
      ])
      expect(statuses).toEqual([200, 200])
      expect(await eventsOf(lodgeId)).toEqual([LodgeActivityEvent.MembershipApproved])
      await requireConsistency(lodgeId)
    }),
  120_000,
)

it(
  'ends in a block when one joins and is blocked at once',
  () =>
    eachRound(async (round) => {
      const lodgeId = await lodgeWith(LodgeRole.None, 1)
      const [, blocked] = await atOnce(round, [
        () => other.client.call('Lodges.JoinLodge', { lodgeId }),
        () => owner.client.call('Lodges.BlockProfile', { lodgeId, profileId: other.id }),
      ])
      expect(blocked).toBe(200)
      const row = await server.deps.db
        .selectFrom('lodgeMembership')
        .select(['role', 'joinedAt'])
        .where('lodgeId', '=', lodgeId)
        .where('profileId', '=', other.id)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ role: LodgeRole.Blacklisted, joinedAt: null })
      await requireConsistency(lodgeId)
    }),
  120_000,
)

it(
  'passes to one who is in, or to nobody, when the heir leaves at once',
  () =>
    eachRound(async (round) => {
      const lodgeId = await lodgeWith(LodgeRole.Member)
      const [passed, left] = await atOnce(round, [
        () => owner.client.call('Lodges.PassOwnership', { lodgeId, profileId: other.id, password: PASSWORD }),
        () => other.client.call('Lodges.LeaveLodge', { lodgeId }),
      ])
      // The heir left first, or owns the lodge and so cannot leave.
      expect([
        [404, 200],
        [200, 403],
      ]).toContainEqual([passed, left])
      await requireConsistency(lodgeId)
    }),
  120_000,
)

it(
  'makes one of two the owner who take a lodge at once',
  () =>
    eachRound(async (round) => {
      const lodgeId = await lodgeWith(LodgeRole.CoOwner)
      await owner.client.call('Lodges.ReleaseOwnership', { lodgeId, password: PASSWORD })
      const statuses = await atOnce(round, [
        () => coOwner.client.call('Lodges.TakeOwnership', { lodgeId }),
        () => other.client.call('Lodges.TakeOwnership', { lodgeId }),
      ])
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
      await requireConsistency(lodgeId)
    }),
  120_000,
)

it('has no deadlock with a block between two, mail and an erasure', async () => {
  const rounds = 10
  for (let round = 0; round < rounds; round++) {
    await sql`delete from rate_limit`.execute(server.deps.db)
    const lodgeId = await lodgeWith(LodgeRole.Member)
    const [leaving, asking] = [await newMember(server), await newMember(server)]
    await setLodgeRole(server, lodgeId, leaving.id, LodgeRole.Assistant)
    await setLodgeRole(server, lodgeId, asking.id, LodgeRole.Requesting)
    await server.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.ToBeDeleted, eraseAt: after(server.clock.now(), -MINUTE) })
      .where('id', '=', leaving.id)
      .execute()
    const erased = eraseProfiles(server.deps)
    const statuses = await atOnce(round, [
      () => owner.client.call('Lodges.ApproveMembershipRequest', { lodgeId, profileId: asking.id }),
      () => coOwner.client.call('Lodges.BlockProfile', { lodgeId, profileId: leaving.id }),
      () => other.client.call('Profiles.AddProfileToBlacklist', { profileId: asking.id }),
      () => asking.client.call('Lodges.LodgeDeleteRequest', { lodgeId }),
    ])
    await erased
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await other.client.call('Profiles.RemoveProfileFromBlacklist', { profileId: asking.id })
    await requireConsistency(lodgeId)
  }
}, 120_000)
