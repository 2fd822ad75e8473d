import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RelationStatus, RelationType } from '../contract/enums'
import { insertPlaces } from '../testing/places'
import { clientOf, impersonatorOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let anna: number
let jonas: number
let asAnna: TestClient
let asJonas: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  names += 1
  anna = await insertProfile(server, { name: `Anna${names}`, gender: 2 })
  jonas = await insertProfile(server, { name: `Jonas${names}` })
  asAnna = await clientOf(server, anna)
  asJonas = await clientOf(server, jonas)
})

const ask = (client: TestClient, profileId: number, type: RelationType = RelationType.Lover) =>
  client.call('EditProfile.RequestRelation', { profileId, type })
const relations = async (client: TestClient) => (await client.call('EditProfile.GetRelations')).data
const answer = (client: TestClient, relationId: number, accept: boolean) =>
  client.call('EditProfile.AnswerRelation', { relationId, accept })
const end = (client: TestClient, relationId: number) => client.call('EditProfile.DeleteRelation', { relationId })

describe('a relation', () => {
  it('is requested, visible to both, and agreed by the other', async () => {
    const { data: asked } = await ask(asAnna, jonas)
    const requested = { id: asked.id, type: RelationType.Lover, status: RelationStatus.Requested }
    expect(asked).toMatchObject({ ...requested, requestedByOther: false, profile: { id: jonas } })
    expect(await relations(asJonas)).toMatchObject([{ ...requested, requestedByOther: true, profile: { id: anna } }])
    expect((await answer(asAnna, asked.id, true)).status).toBe(404)
    server.clock.advance(60_000)
    const { data: agreed } = await answer(asJonas, asked.id, true)
    expect(agreed).toMatchObject([{ id: asked.id, status: RelationStatus.Accepted }])
    expect(Date.parse(agreed[0]?.since ?? '')).toBe(Date.parse(asked.since) + 60_000)
    expect(await relations(asAnna)).toMatchObject([{ status: RelationStatus.Accepted, requestedByOther: false }])
    expect((await answer(asJonas, asked.id, false)).status).toBe(404)
  })

  it('is gone when either declines, withdraws or ends it', async () => {
    const declined = (await ask(asAnna, jonas)).data.id
    expect((await answer(asJonas, declined, false)).data).toEqual([])
    const takenBack = (await ask(asAnna, jonas)).data.id
    expect((await end(asAnna, takenBack)).status).toBe(200)
    for (const client of [asAnna, asJonas]) {
      const { id } = (await ask(asAnna, jonas)).data
      await answer(asJonas, id, true)
      expect((await end(client, id)).status).toBe(200)
      expect((await end(client, id)).status).toBe(404)
    }
    expect(await relations(asAnna)).toEqual([])
  })

  it('is found by its id: by its two as their own, by others once it is agreed', async () => {
    const other = await clientOf(server, await insertProfile(server, { name: `Freja${names}` }))
    const relationId = (await ask(asAnna, jonas)).data.id
    const found = (client: TestClient, profileId: number) =>
      client.call('Profiles.GetRelation', { profileId, relationId })
    expect((await found(asAnna, anna)).data).toMatchObject({ id: relationId, ownerId: anna, profile: { id: jonas } })
    expect((await found(asJonas, jonas)).data).toMatchObject({ ownerId: jonas, profile: { id: anna } })
    expect((await found(asJonas, anna)).status).toBe(404)
    expect((await found(other, anna)).status).toBe(404)
    await answer(asJonas, relationId, true)
    expect((await found(other, anna)).data).toMatchObject({ ownerId: anna, profile: { id: jonas } })
    expect((await found(other, jonas)).data).toMatchObject({ ownerId: jonas, profile: { id: anna } })
    await other.call('Profiles.AddProfileToBlacklist', { profileId: jonas })
    expect((await found(other, anna)).status).toBe(404)
    expect((await found(other, jonas)).status).toBe(404)
  })

  it('is agreed when both request the same type', async () => {
    await ask(asAnna, jonas, RelationType.Partner)
    const { data } = await ask(asJonas, anna, RelationType.Partner)
    expect(data).toMatchObject({ status: RelationStatus.Accepted, requestedByOther: true })
    expect(await relations(asAnna)).toHaveLength(1)
  })

  it('is agreed once, even for simultaneous requests', async () => {
    const answers = await Promise.all([ask(asAnna, jonas), ask(asJonas, anna)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await relations(asAnna)).toMatchObject([{ status: RelationStatus.Accepted }])
  })

  it('is one per pair, of one type', async () => {
    await ask(asAnna, jonas, RelationType.Friend)
    const exists = { status: 409, problem: { code: 'RELATION_EXISTS' } }
    expect(await ask(asAnna, jonas, RelationType.Friend)).toMatchObject(exists)
    expect(await ask(asAnna, jonas, RelationType.Lover)).toMatchObject(exists)
    expect(await ask(asJonas, anna, RelationType.Lover)).toMatchObject(exists)
  })

  it('that is requested or accepted during a block does not outlast it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const blocked = asAnna.call('Profiles.AddProfileToBlacklist', { profileId: jonas })
      await Promise.all([ask(asJonas, anna), blocked, ask(asJonas, anna)])
      await asAnna.call('Profiles.RemoveProfileFromBlacklist', { profileId: jonas })
      expect(await relations(asJonas)).toEqual([])
    }
  })

  it('is refused with oneself', async () => {
    expect(await ask(asAnna, anna)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
  })

  it('cannot be asked for by an administrator who acts as a member', async () => {
    const admin = await insertProfile(server, { name: `Hjaelper${names}`, roleLevel: 40 })
    const client = await impersonatorOf(server, admin, anna)
    expect(await ask(client, jonas)).toMatchObject({ status: 403, data: { code: 'ACTING_AS_OTHER' } })
  })
})

describe('a profile that cannot be seen', () => {
  it.each([
    ['has blocked the viewer', async () => block(jonas, anna)],
    ['was blocked by the viewer', async () => block(anna, jonas)],
    ['is locked', async () => set({ status: 4 })],
    ['is deleted', async () => set({ status: 7 })],
    ['has withdrawn the consent', async () => set({ privacyConsentAt: null })],
  ])('has no relations: who %s', async (_why, hide) => {
    const { id } = (await ask(asJonas, anna)).data
    await hide()
    expect(await relations(asAnna)).toEqual([])
    for (const call of [ask(asAnna, jonas), answer(asAnna, id, true), end(asAnna, id)]) {
      expect(await call).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    }
  })

  it('includes every profile of the dark site, for a viewer without approval', async () => {
    await server.deps.db.updateTable('profile').set({ darkStatus: 3 }).where('id', '=', anna).execute()
    const dark = await clientOf(server, anna, { host: 'dark.dk.localhost' })
    expect((await ask(dark, jonas)).status).toBe(404)
    await set({ darkStatus: 3 })
    expect((await ask(dark, jonas)).status).toBe(200)
  })

  const block = (profileId: number, blockedId: number) =>
    server.deps.db.insertInto('blacklist').values({ profileId, blockedId }).execute()
  const set = (values: object) => server.deps.db.updateTable('profile').set(values).where('id', '=', jonas).execute()
})

it('has a daily limit of requests', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await ask(asAnna, 1_000_000)).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})
