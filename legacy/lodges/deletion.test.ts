import { afterAll, beforeAll, expect, it } from 'vitest'
import { LodgeActivityEvent, LodgeRole } from '../contract/lodges/lodgeEnums'
import { DAY, HOUR } from '../core/clock'
import { tasks } from '../main/areas'
import { exportedData } from '../account/export'
import { insertLodge, sampleLodge, setLodgeRole } from '../testing/lodges'
import { insertMeetup, insertSignUp } from '../testing/meetups'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** A lodge with an owner and a member. */
async function lodge() {
  const [owner, member] = [await newMember(server), await newMember(server)]
  const lodgeId = await insertLodge(server, owner.id)
  await setLodgeRole(server, lodgeId, member.id, LodgeRole.Member)
  return { owner, member, lodgeId }
}

const remove = ({ client }: TestMember, lodgeId: number) => client.call('Lodges.DeleteLodge', { lodgeId })
const restore = ({ client }: Pick<TestMember, 'client'>, lodgeId: number) =>
  client.call('Lodges.RestoreLodge', { lodgeId })
const seen = async ({ client }: TestMember, lodgeId: number) =>
  (await client.call('Lodges.GetLodgeData', { lodgeId })).status
const deletedOf = async ({ client }: Pick<TestMember, 'client'>) => (await client.call('Lodges.GetDeletedLodges')).data
const rowOf = (id: number) => server.deps.db.selectFrom('lodge').selectAll().where('id', '=', id).executeTakeFirst()

it('a deleted lodge is gone for all, and comes back with everything within thirty days', async () => {
  const { owner, member, lodgeId } = await lodge()
  const { data } = await remove(owner, lodgeId)
  const deletedAt = server.clock.now().toISOString()
  expect(data.eraseAt).toBe(new Date(server.clock.now().getTime() + 30 * DAY).toISOString())
  expect([await seen(owner, lodgeId), await seen(member, lodgeId)]).toEqual([404, 404])
  expect((await remove(owner, lodgeId)).status).toBe(404)
  expect(await deletedOf(owner)).toMatchObject([{ id: lodgeId, deletedAt, eraseAt: data.eraseAt }])
  expect(await deletedOf(member)).toEqual([])
  expect((await restore(member, lodgeId)).status).toBe(404)
  server.clock.advance(30 * DAY - HOUR)
  await tasks.eraseLodges.run(server.deps)
  const again = { client: await clientOf(server, owner.id) }
  expect((await restore(again, lodgeId)).data).toMatchObject({ id: lodgeId, memberCount: 2, role: LodgeRole.Owner })
  expect(await deletedOf(again)).toEqual([])
  expect((await restore(again, lodgeId)).status).toBe(404)
})

it('a lodge is not deleted while others are signed up for coming meetups, who would not hear of it', async () => {
  const { owner, member, lodgeId } = await lodge()
  const meetupId = await insertMeetup(server, lodgeId, owner.id)
  await insertSignUp(server, meetupId, owner.id)
  await insertSignUp(server, meetupId, member.id)
  expect((await remove(owner, lodgeId)).problem).toMatchObject({ status: 422, code: 'LODGE_HAS_MEETUPS' })
  expect((await owner.client.call('Lodges.DeleteMeetup', { meetupId })).data).toMatchObject({ cancelled: true })
  expect((await remove(owner, lodgeId)).status).toBe(200)
})

it('a lodge whose name was taken meanwhile does not come back', async () => {
  const { owner, lodgeId } = await lodge()
  const name = (await rowOf(lodgeId))?.name ?? ''
  await remove(owner, lodgeId)
  await insertLodge(server, owner.id, { name })
  expect((await restore(owner, lodgeId)).problem).toMatchObject({ status: 422, code: 'NAME_TAKEN' })
})

it('a deleted lodge of a dark site comes back there only', async () => {
  const owner = await newMember(server, { darkStatus: 3 })
  const lodgeId = await insertLodge(server, owner.id, { dark: true })
  const dark = await clientOf(server, owner.id, { host: 'dark.dk.localhost' })
  expect((await remove({ ...owner, client: dark }, lodgeId)).status).toBe(200)
  expect(await deletedOf(owner)).toEqual([])
  expect((await restore(owner, lodgeId)).status).toBe(404)
  expect((await restore({ client: dark }, lodgeId)).status).toBe(200)
})

it('is erased after thirty days, with its memberships and tags, and nothing else', async () => {
  const { db } = server.deps
  const founder = await newMember(server, { memberUntil: '2099-01-01T00:00:00Z' })
  const create = async (name: string, tags: string[]) =>
    (await founder.client.call('Lodges.CreateLodge', { ...sampleLodge, name, tags })).data.id
  const gone = await create('Soon gone', ['lonely', 'shared'])
  const kept = await create('Here to stay', ['shared'])
  await remove(founder, gone)
  server.clock.advance(30 * DAY)
  await tasks.eraseLodges.run(server.deps)
  expect(await rowOf(gone)).toBeUndefined()
  expect(await rowOf(kept)).toBeDefined()
  const memberships = await db.selectFrom('lodgeMembership').select('lodgeId').where('lodgeId', '=', gone).execute()
  expect(memberships).toEqual([])
  const tags = await db.selectFrom('lodgeTag').select('name').where('name', 'in', ['lonely', 'shared']).execute()
  expect(tags).toEqual([{ name: 'shared' }])
})

it('a lodge whose owner is erased has no owner from then on, and keeps its members', async () => {
  const { owner, member, lodgeId } = await lodge()
  const { db } = server.deps
  const other = await newMember(server)
  const theirs = await insertLodge(server, other.id)
  await setLodgeRole(server, theirs, owner.id, LodgeRole.Assistant)
  await db.updateTable('profile').set({ eraseAt: server.clock.now() }).where('id', '=', owner.id).execute()
  await tasks.eraseProfiles.run(server.deps)
  expect(await rowOf(lodgeId)).toMatchObject({
    ownerId: null,
    creatorId: null,
    memberCount: 1,
    ownerlessSince: server.clock.now(),
  })
  expect(await rowOf(theirs)).toMatchObject({ ownerId: other.id, memberCount: 1, ownerlessSince: null })
  const { data } = await member.client.call('Lodges.GetLodgeData', { lodgeId })
  expect(data).toMatchObject({ owner: null, ownerlessSince: server.clock.now().toISOString(), role: LodgeRole.Member })
})

it('a member’s data hold the lodges they founded, their memberships and what the log says of them, without others', async () => {
  const { owner, member, lodgeId } = await lodge()
  const { db, clock } = server.deps
  const event = { lodgeId, event: LodgeActivityEvent.MembershipApproved, createdAt: clock.now() }
  await db
    .insertInto('lodgeActivity')
    .values({ ...event, profileId: member.id, actorId: owner.id })
    .execute()
  await db
    .insertInto('lodgeMemberNote')
    .values({ lodgeId, profileId: member.id, authorId: owner.id, text: 'Quiet', createdAt: clock.now() })
    .execute()
  const own = await exportedData(db, member.id)
  expect(own).toMatchObject({
    lodge: [],
    lodge_membership: [{ lodgeId, role: LodgeRole.Member }],
    lodge_activity: [{ lodgeId, event: LodgeActivityEvent.MembershipApproved }],
    lodge_member_note: [],
  })
  expect(JSON.stringify(own)).not.toContain('actorId":')
  const theirs = await exportedData(db, owner.id)
  expect(theirs).toMatchObject({
    lodge: [{ id: lodgeId, html: '<p>We meet by the sea.</p>' }],
    lodge_member_note: [{ text: 'Quiet' }],
    lodge_activity: [],
  })
})
