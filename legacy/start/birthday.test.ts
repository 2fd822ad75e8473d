import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY } from '../core/clock'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let profileId: number
let client: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

/** A couple whose second person has a birthday on the day of the tests. */
beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z')
  profileId = await insertProfile(server, { name: `Couple${++names}`, profileType: 2, gender: 3 })
  await server.deps.db
    .updateTable('person')
    .set({ birthday: '1988-11-20' })
    .where('profileId', '=', profileId)
    .where('position', '=', 1)
    .execute()
  client = await clientOf(server, profileId)
})

const splash = async () => (await client.call('CurrentProfile.GetProfileData')).data.showBirthdaySplash
const ads = () => server.deps.db.selectFrom('quickScorAd').selectAll().where('profileId', '=', profileId).execute()
const promotions = () =>
  server.deps.db.selectFrom('searchPromotion').selectAll().where('profileId', '=', profileId).execute()

it('offers a quick ad for a day', async () => {
  expect(await splash()).toBe(true)
  expect((await client.call('CurrentProfile.CreateBirthdayQuickScorAd', { text: '  Kom forbi ' })).status).toBe(200)
  const [ad] = await ads()
  expect(ad?.text).toBe('Kom forbi')
  expect(Number(ad?.expiresAt) - Number(ad?.createdAt)).toBe(DAY)
  expect(await splash()).toBe(false)
})

it('offers a place at the top of the search for a day', async () => {
  expect((await client.call('CurrentProfile.CreateBirthdaySearchPromotion')).status).toBe(200)
  const [promotion] = await promotions()
  expect(Number(promotion?.endsAt) - Number(promotion?.startsAt)).toBe(DAY)
})

it('can be declined, and is answered once a year', async () => {
  expect((await client.call('CurrentProfile.RejectBirthday')).status).toBe(200)
  expect(await splash()).toBe(false)
  expect(await client.call('CurrentProfile.CreateBirthdaySearchPromotion')).toMatchObject({
    status: 409,
    problem: { code: 'ALREADY_USED' },
  })
  expect(await promotions()).toEqual([])
  server.clock.set('2027-11-20T12:00:00Z')
  client = await clientOf(server, profileId)
  expect((await client.call('CurrentProfile.CreateBirthdaySearchPromotion')).status).toBe(200)
})

it('belongs to the person: each of a couple has one in the same year', async () => {
  expect((await client.call('CurrentProfile.RejectBirthday')).status).toBe(200)
  await server.deps.db
    .updateTable('person')
    .set({ birthday: '1990-12-24' })
    .where('profileId', '=', profileId)
    .where('position', '=', 0)
    .execute()
  server.clock.set('2026-12-24T12:00:00Z')
  client = await clientOf(server, profileId)
  expect(await splash()).toBe(true)
  expect((await client.call('CurrentProfile.CreateBirthdaySearchPromotion')).status).toBe(200)
  expect(await splash()).toBe(false)
})

it('gives one present, also for simultaneous requests', async () => {
  const answers = await Promise.all([
    client.call('CurrentProfile.CreateBirthdaySearchPromotion'),
    client.call('CurrentProfile.CreateBirthdayQuickScorAd', { text: 'Hej' }),
    client.call('CurrentProfile.CreateBirthdaySearchPromotion'),
    client.call('CurrentProfile.CreateBirthdayQuickScorAd', { text: 'Hej' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect((await ads()).length + (await promotions()).length).toBe(1)
})

it.each(['2026-11-19T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-19T22:59:00Z'])(
  'gives none at %s',
  async (moment) => {
    server.clock.set(moment)
    client = await clientOf(server, profileId)
    expect(await client.call('CurrentProfile.RejectBirthday')).toMatchObject({
      status: 409,
      problem: { code: 'UNKNOWN_ITEM' },
    })
  },
)

it('begins at midnight of the site', async () => {
  server.clock.set('2026-11-19T23:00:00Z')
  client = await clientOf(server, profileId)
  expect((await client.call('CurrentProfile.RejectBirthday')).status).toBe(200)
})

it('is not used up by an ad without text', async () => {
  expect(await client.call('CurrentProfile.CreateBirthdayQuickScorAd', { text: '   ' })).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'text', code: 'REQUIRED' }] },
  })
  expect(await splash()).toBe(true)
})
