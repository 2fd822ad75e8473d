import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let id: number
let client: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  id = await insertProfile(server, { name: `Vaelger${++names}` })
  client = await clientOf(server, id)
})

describe('match settings', () => {
  const wanted = { audience: 6, ageFrom: 30, ageTo: 45, distance: 50, lookingFor: [3, 1] }

  it('are open to everyone until chosen', async () => {
    expect((await client.call('EditProfile.GetMatchSettings')).data).toEqual({
      audience: 15,
      ageFrom: 18,
      ageTo: 99,
      distance: null,
      lookingFor: [],
    })
    const saved = { ...wanted, lookingFor: [1, 3] }
    expect((await client.call('EditProfile.SaveMatchSettings', wanted)).data).toEqual(saved)
    expect((await client.call('EditProfile.GetMatchSettings')).data).toEqual(saved)
    const anywhere = await client.call('EditProfile.SaveMatchSettings', { ...wanted, distance: null, ageTo: 30 })
    expect(anywhere.data).toMatchObject({ distance: null, ageFrom: 30, ageTo: 30 })
  })

  it.each([
    [{ ageFrom: 46 }, 'ageTo', 'AGE_RANGE'],
    [{ ageFrom: 17 }, 'ageFrom', 'OUT_OF_RANGE'],
    [{ ageTo: 100 }, 'ageTo', 'OUT_OF_RANGE'],
    [{ audience: 0 }, 'audience', 'OUT_OF_RANGE'],
    [{ audience: 16 }, 'audience', 'OUT_OF_RANGE'],
    [{ distance: 0 }, 'distance', 'OUT_OF_RANGE'],
    [{ lookingFor: [4] }, 'lookingFor.0', 'OUT_OF_RANGE'],
    [{ lookingFor: [1, 1] }, 'lookingFor', 'INVALID_FORMAT'],
  ])('refuse values out of bounds: %j', async (change, field, code) => {
    const { problem } = await client.call('EditProfile.SaveMatchSettings', { ...wanted, ...change })
    expect(problem.fields).toContainEqual(expect.objectContaining({ field, code }))
  })
})

describe('notifications', () => {
  const settings = async () =>
    (await client.call('EditProfile.NotificationSettings')).data.map(({ topic, delivery }) => [topic, delivery])
  const defaults = [
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 1],
    [5, 5],
    [6, 13],
    [7, 13],
    [8, 15],
    [9, 9],
    [10, 5],
    [11, 5],
    [12, 13],
    [13, 1],
    [14, 1],
    [15, 1],
    [16, 15],
    [17, 15],
    [18, 15],
    [19, 15],
    [20, 15],
    [21, 15],
    [22, 15],
    [23, 15],
    [24, 15],
    [30, 13],
    [31, 13],
    [32, 5],
    [33, 13],
    [34, 5],
    [40, 15],
    [41, 13],
    [42, 13],
    [43, 13],
    [44, 1],
    [45, 5],
    [46, 5],
  ]
  const stored = () =>
    server.deps.db.selectFrom('notificationSetting').selectAll().where('profileId', '=', id).execute()

  it('have sensible defaults until the member chooses', async () => {
    expect(await settings()).toEqual(defaults)
    const { data } = await client.call('EditProfile.UpdateNotificationSetting', { topic: 1, delivery: 0 })
    expect(data).toContainEqual({ topic: 1, delivery: 0 })
    await client.call('EditProfile.UpdateNotificationSetting', { topic: 1, delivery: 15 })
    expect(await settings()).toEqual([[1, 15], ...defaults.slice(1)])
    expect(await stored()).toHaveLength(1)
    await client.call('EditProfile.UpdateNotificationSetting', { topic: 1, delivery: 1 })
    expect(await settings()).toEqual(defaults)
    expect(await stored()).toEqual([])
  })

  it.each([
    { topic: 99, delivery: 1 },
    { topic: 1, delivery: 16 },
    { topic: 1, delivery: -1 },
  ])('refuse unknown topics and channels: %j', async (body) => {
    expect((await client.call('EditProfile.UpdateNotificationSetting', body)).status).toBe(400)
  })
})

describe('small settings', () => {
  it('store which profiles are shown as online', async () => {
    const value = async (wanted: string) =>
      (await client.call('CurrentProfile.GetProfileConfiguration')).data.find(({ key }) => key === wanted)?.value
    expect(await value('profileFilter')).toBe('1')
    expect(await value('scrambleProfileLinks')).toBe('false')
    const { data } = await client.call('EditProfile.SaveProfileFilterConfiguration', { filter: 6 })
    expect(data).toEqual({ key: 'profileFilter', type: 'number', value: '6' })
    expect(await value('profileFilter')).toBe('6')
    for (const filter of [0, 64, 1.5]) {
      expect((await client.call('EditProfile.SaveProfileFilterConfiguration', { filter })).status).toBe(400)
    }
  })
})

describe('the roles of the dark sites', () => {
  it.each([
    ['da-DK', 'Submissiv'],
    ['en-GB', 'Submissive'],
    ['nb-NO', 'Submissiv'],
    ['sv-SE', 'Undergiven'],
  ])('have names in %s', async (language, name) => {
    await server.deps.db.updateTable('profile').set({ language }).where('id', '=', id).execute()
    const { data } = await (await clientOf(server, id)).call('EditProfile.GetDarkPersonRoles')
    expect(data).toEqual([
      { role: 1, name: 'Dominant' },
      { role: 2, name },
    ])
  })
})
