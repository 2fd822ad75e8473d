import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KinkLevel, RoleLevel } from '../contract/enums'
import { tasks } from '../main/areas'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

const { Like, Curious, No } = KinkLevel

let server: TestServer
let viewer: TestMember
let other: TestMember
let silk: number
let rope: number
let wax: number

const onDark = { host: 'dark.dk.localhost' }
const darkMember = (values: object = {}) => newMember(server, { darkStatus: 3, language: 'en-GB', ...values }, onDark)

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.deps
  await db.deleteFrom('kink').execute()
  const rows = await db
    .insertInto('kink')
    .values(['Silk', 'Rope', 'Wax'].map((name) => ({ name: JSON.stringify({ 'en-GB': name }) })))
    .returning('id')
    .execute()
  ;[silk, rope, wax] = rows.map(({ id }) => id) as [number, number, number]
  viewer = await darkMember()
  other = await darkMember()
})

const set = (member: TestMember, kinks: { kinkId: number; level: KinkLevel | null; private?: boolean }[]) =>
  member.client.call('DarkKinks.SetProfileKinks', { kinks })
const shown = async (profileId?: number, { client } = viewer) =>
  (await client.call('DarkKinks.GetProfileKinks', profileId === undefined ? {} : { profileId })).data.map(
    ({ kink, level }) => [kink.name, level],
  )
const coin = (name: string, member = other) =>
  member.client.call('DarkKinks.CreateKink', { name, level: Like, description: 'With care' })

describe('the kinks of a profile', () => {
  it('are set one by one and listed by level', async () => {
    const { data } = await set(viewer, [
      { kinkId: wax, level: No },
      { kinkId: silk, level: Curious },
      { kinkId: rope, level: Like, private: true },
    ])
    expect(data).toMatchObject([
      { kink: { name: 'Rope', level: Like, private: true }, level: Like },
      { kink: { name: 'Silk', level: Curious, private: false }, level: Curious },
      { kink: { name: 'Wax' }, level: No },
    ])
    await set(viewer, [
      { kinkId: wax, level: null },
      { kinkId: rope, level: Curious },
    ])
    expect(await shown()).toEqual([
      ['Rope', Curious],
      ['Silk', Curious],
    ])
    expect((await viewer.client.call('DarkKinks.GetProfileKinks')).data[0]?.kink.private).toBe(true)
  })

  it('that are private are for the profile itself', async () => {
    await set(other, [
      { kinkId: silk, level: Like },
      { kinkId: rope, level: Like, private: true },
    ])
    expect(await shown(other.id)).toEqual([['Silk', Like]])
    expect(await shown(undefined, other)).toHaveLength(2)
  })

  it('are gone for who is blocked', async () => {
    await other.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect((await viewer.client.call('DarkKinks.GetProfileKinks', { profileId: other.id })).status).toBe(404)
  })

  it('must exist, and leave all as it was otherwise', async () => {
    expect(
      await set(viewer, [
        { kinkId: silk, level: Like },
        { kinkId: 999_999, level: Like },
      ]),
    ).toMatchObject({ status: 422, problem: { fields: [{ field: 'kinks.1.kinkId', code: 'UNKNOWN_ITEM' }] } })
    expect(await shown()).toEqual([])
  })

  it('are a hundred at most', async () => {
    const { db } = server.deps
    const many = await db
      .insertInto('kink')
      .values(Array.from({ length: 100 }, (_, index) => ({ name: JSON.stringify({ 'en-GB': `Kink ${index}` }) })))
      .returning('id')
      .execute()
    await db
      .insertInto('profileKink')
      .values(many.map(({ id: kinkId }) => ({ profileId: viewer.id, kinkId })))
      .execute()
    expect(await set(viewer, [{ kinkId: silk, level: Like }])).toMatchObject({
      status: 422,
      problem: { code: 'TOO_MANY_KINKS' },
    })
  })
})

describe('a kink that a member coins', () => {
  it('is on their profile, and for others once the staff accepts it', async () => {
    const staff = await darkMember({ roleLevel: RoleLevel.Support })
    const { data } = await coin('  Slow   gloves ')
    expect(data).toMatchObject({
      kink: { name: 'Slow gloves', custom: true, status: 1, description: 'With care' },
      level: Like,
    })
    const kinkId = data.kink.id
    const listed = async ({ client }: TestMember) =>
      (await client.call('DarkKinks.GetAllKinks')).data.some(({ id }) => id === kinkId)
    expect([await listed(other), await listed(viewer)]).toEqual([true, false])
    expect(await shown(other.id)).toEqual([])
    expect((await set(viewer, [{ kinkId, level: Like }])).status).toBe(422)
    expect((await staff.client.call('DarkKinks.GetWaitingKinks')).data).toMatchObject([
      { id: kinkId, author: { id: other.id } },
    ])
    await staff.client.call('DarkKinks.DecideKink', { kinkId, accepted: true, name: 'Gloves' })
    expect(await listed(viewer)).toBe(true)
    expect(await shown(other.id)).toEqual([['Gloves', Like]])
    expect((await staff.client.call('DarkKinks.GetWaitingKinks')).data).toEqual([])
    expect(await staff.client.call('DarkKinks.DecideKink', { kinkId, accepted: false })).toMatchObject({
      status: 409,
      problem: { code: 'ALREADY_DECIDED' },
    })
  })

  it('is off all profiles once it is refused', async () => {
    const staff = await darkMember({ roleLevel: RoleLevel.Support })
    const { data } = await coin('Nonsense')
    await staff.client.call('DarkKinks.DecideKink', { kinkId: data.kink.id, accepted: false })
    expect(await shown(undefined, other)).toEqual([])
    expect(await server.deps.db.selectFrom('kink').select('decidedBy').where('status', '=', 3).execute()).toEqual([
      { decidedBy: staff.id },
    ])
  })

  it.each(['leaves the dark sites', 'is erased'])('goes with its words when the member %s', async (how) => {
    const { db, clock } = server.deps
    const staff = await darkMember({ roleLevel: RoleLevel.Support })
    const [waiting, refused, open] = [await coin('Fog'), await coin('Hail'), await coin('Dew')]
    const decide = (answer: typeof open, accepted: boolean) =>
      staff.client.call('DarkKinks.DecideKink', { kinkId: answer.data.kink.id, accepted })
    await decide(refused, false)
    await decide(open, true)
    const of = await coin('Snow', viewer)
    if (how === 'is erased') {
      await db.updateTable('profile').set({ eraseAt: clock.now() }).where('id', '=', other.id).execute()
      await tasks.eraseProfiles.run(server.deps)
    } else {
      await other.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
    }
    const left = await db
      .selectFrom('kink')
      .select(['id', 'coinedBy'])
      .where('custom', '=', true)
      .orderBy('id')
      .execute()
    expect(left).toEqual([
      { id: open.data.kink.id, coinedBy: null },
      { id: of.data.kink.id, coinedBy: viewer.id },
    ])
    expect(waiting.status).toBe(200)
  })

  it('is the one that exists where the name is the same', async () => {
    expect((await coin('SILK')).data.kink.id).toBe(silk)
    expect((await coin(' \u200B ')).status).toBe(400)
  })

  it('is decided on the dark sites alone', async () => {
    const staff = await newMember(server, { roleLevel: RoleLevel.Support, darkStatus: 3 })
    const { data } = await coin('Far away')
    expect((await staff.client.call('DarkKinks.GetWaitingKinks')).status).toBe(403)
    expect((await staff.client.call('DarkKinks.DecideKink', { kinkId: data.kink.id, accepted: true })).status).toBe(403)
  })
})
