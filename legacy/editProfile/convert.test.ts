import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertPicture } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, impersonatorOf, insertProfile, PASSWORD } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let single: number
let couple: number
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  names += 1
  single = await insertProfile(server, { name: `Alene${names}`, validated: true })
  couple = await insertProfile(server, { name: `Sammen${names}`, profileType: 2, gender: 3, validated: true })
})

const facts = {
  height: 170,
  weight: 62,
  bodyType: 7,
  eyeColour: 2,
  hairColour: 3,
  sexualOrientation: 3,
  relationshipStatus: 3,
  smoking: 3,
  children: 1,
  dominance: null,
}
const partner = { gender: 2, birthday: '1991-02-03', ...facts }
const toCouple = (client: TestClient, person: object = partner, password = PASSWORD) =>
  client.call('EditProfile.ConvertToCoupleProfile', { person, password })
const toSingle = (client: TestClient, keepPersonId: number, password = PASSWORD) =>
  client.call('EditProfile.ConvertToSingleProfile', { keepPersonId, password })
const personsOf = async (client: TestClient) => (await client.call('EditProfile.GetProfileDataForEdit')).data.persons

describe('converting a single profile to a couple', () => {
  it('keeps the first person with all data, and ends the validation', async () => {
    const client = await clientOf(server, single)
    const { id: pictureId } = await insertPicture(server, single)
    const memberUntil = new Date('2030-01-01T00:00:00Z')
    await server.deps.db.updateTable('profile').set({ pictureId, memberUntil }).where('id', '=', single).execute()
    await server.deps.db.insertInto('favourite').values({ profileId: single, favouriteId: couple }).execute()
    const [before] = await personsOf(client)
    const { data } = await toCouple(client)
    expect(data).toMatchObject({
      id: single,
      isLoggedIn: true,
      profileType: 2,
      gender: 3,
      member: true,
      picture: { id: pictureId },
      persons: [{ id: before?.id }, { gender: 2, birthday: '1991-02-03', height: 170, weight: 62 }],
    })
    expect((await personsOf(client))[1]).toMatchObject(partner)
    const row = server.deps.db.selectFrom('profile').select('validated').where('id', '=', single)
    expect(await row.executeTakeFirst()).toEqual({ validated: false })
    const favourites = server.deps.db.selectFrom('favourite').selectAll().where('profileId', '=', single)
    expect(await favourites.execute()).toHaveLength(1)
  })

  it('requires an adult second person and the right password', async () => {
    const client = await clientOf(server, single)
    expect((await toCouple(client, { ...partner, birthday: '2010-01-01' })).problem.fields).toMatchObject([
      { field: 'person.birthday', code: 'UNDER_AGE' },
    ])
    expect((await toCouple(client, { ...partner, gender: 3 })).problem.fields).toMatchObject([
      { field: 'person.gender', code: 'OUT_OF_RANGE' },
    ])
    expect((await toCouple(client, partner, 'guess')).problem.fields).toMatchObject([
      { field: 'password', code: 'WRONG_PASSWORD' },
    ])
    expect(await personsOf(client)).toHaveLength(1)
  })

  it('gives no birthday present to a person who joins on their birthday', async () => {
    const client = await clientOf(server, single)
    expect((await toCouple(client, { ...partner, birthday: '1991-11-20' })).data.showBirthdaySplash).toBe(false)
  })
})

describe('converting a couple to a single profile', () => {
  it.each([0, 1])('keeps the person at %i, and nothing of the other', async (kept) => {
    const client = await clientOf(server, couple)
    const before = await personsOf(client)
    const { data } = await toSingle(client, before[kept]?.id ?? 0)
    expect(data).toMatchObject({ profileType: 1, gender: before[kept]?.gender, persons: [{ id: before[kept]?.id }] })
    const rows = await server.deps.db.selectFrom('person').selectAll().where('profileId', '=', couple).execute()
    expect(rows).toMatchObject([{ id: before[kept]?.id, position: 0 }])
    expect((await toCouple(client)).data.persons).toHaveLength(2)
  })

  it('refuses a person of another profile', async () => {
    const client = await clientOf(server, couple)
    const [stranger] = await personsOf(await clientOf(server, single))
    expect((await toSingle(client, stranger?.id ?? 0)).status).toBe(404)
    const [own] = await personsOf(client)
    expect((await toSingle(client, own?.id ?? 0, 'guess')).problem.fields).toMatchObject([{ code: 'WRONG_PASSWORD' }])
    expect(await personsOf(client)).toHaveLength(2)
  })

  it('no longer asks for the weight and height of the person who left', async () => {
    await server.deps.db
      .updateTable('profile')
      .set({ needUpdateHeightAndWeight: true })
      .where('id', '=', couple)
      .execute()
    const client = await clientOf(server, couple)
    const [own] = await personsOf(client)
    await client.call('EditProfile.UpdatePersonWeightAndHeight', { personId: own?.id, weight: 80, height: 180 })
    expect((await toSingle(client, own?.id ?? 0)).data.needUpdateHeightAndWeight).toBe(false)
  })
})

describe('both conversions', () => {
  it('refuse the type that the profile already has, also for simultaneous requests', async () => {
    const unchanged = { status: 409, problem: { code: 'PROFILE_TYPE_UNCHANGED' } }
    expect(await toCouple(await clientOf(server, couple))).toMatchObject(unchanged)
    const client = await clientOf(server, single)
    const [own] = await personsOf(client)
    expect(await toSingle(client, own?.id ?? 0)).toMatchObject(unchanged)
    const statuses = (await Promise.all([toCouple(client), toCouple(client)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await personsOf(client)).toHaveLength(2)
  })
})

describe('the order of a couple', () => {
  it('can be swapped, and swapped back', async () => {
    const client = await clientOf(server, couple)
    const before = (await personsOf(client)).map(({ id }) => id)
    const turned = await client.call('EditProfile.SwapPersonsInCoupleProfile')
    expect(turned.data.persons.map(({ id }) => id)).toEqual(before.toReversed())
    await client.call('EditProfile.SwapPersonsInCoupleProfile')
    expect((await personsOf(client)).map(({ id }) => id)).toEqual(before)
  })

  it('is refused for a single profile', async () => {
    const client = await clientOf(server, single)
    expect(await client.call('EditProfile.SwapPersonsInCoupleProfile')).toMatchObject({
      status: 422,
      problem: { code: 'COUPLE_NEEDED' },
    })
  })
})

describe('a birthday', () => {
  const correct = async (client: TestClient, birthday: string, personId?: number) =>
    client.call('EditProfile.UpdatePersonBirthday', {
      personId: personId ?? (await personsOf(client))[0]?.id,
      birthday,
    })

  it('can be corrected once a year', async () => {
    server.clock.set('2026-11-20T12:00:00Z')
    const id = await insertProfile(server, { name: `Foedt${names}` })
    let client = await clientOf(server, id)
    expect((await correct(client, '1990-05-17')).status).toBe(200)
    expect((await correct(client, '1989-05-17')).data).toMatchObject({ birthday: '1989-05-17' })
    const lately = { status: 422, problem: { code: 'BIRTHDAY_CHANGED' } }
    expect(await correct(client, '1988-05-17')).toMatchObject(lately)
    server.clock.set('2027-11-20T11:59:00Z')
    client = await clientOf(server, id)
    expect(await correct(client, '1988-05-17')).toMatchObject(lately)
    server.clock.set('2027-11-20T12:00:00Z')
    expect((await correct(client, '1988-05-17')).status).toBe(200)
    server.clock.set('2026-11-20T12:00:00Z')
  })

  it('must be that of an adult', async () => {
    const client = await clientOf(server, await insertProfile(server, { name: `Voksen${names}` }))
    expect((await correct(client, '2008-11-21')).problem.fields).toMatchObject([
      { field: 'birthday', code: 'UNDER_AGE' },
    ])
    expect((await correct(client, '1890-01-01')).problem.fields).toMatchObject([{ code: 'INVALID_DATE' }])
    expect((await correct(client, '2008-11-20')).status).toBe(200)
  })

  it('is final once the profile is validated', async () => {
    expect(await correct(await clientOf(server, single), '1989-05-17')).toMatchObject({
      status: 422,
      problem: { code: 'BIRTHDAY_VALIDATED' },
    })
  })

  it('can be changed by its owner only', async () => {
    const [other] = await personsOf(await clientOf(server, couple))
    expect((await correct(await clientOf(server, single), '1989-05-17', other?.id)).status).toBe(404)
  })
})

it('is refused to an administrator who impersonates the member', async () => {
  const admin = await insertProfile(server, { name: `Hjaelper${names}`, roleLevel: 40 })
  const client = await impersonatorOf(server, admin, couple)
  const [own] = await personsOf(client)
  const personId = own?.id ?? 0
  const refused = [
    await toCouple(client),
    await toSingle(client, personId),
    await client.call('EditProfile.UpdatePersonBirthday', { personId, birthday: '1989-05-17' }),
  ]
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(refused.map(() => [403, 'FORBIDDEN']))
})
