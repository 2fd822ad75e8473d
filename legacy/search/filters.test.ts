import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gender, KinkLevel, SearchOrder } from '../contract/enums'
import type { SearchOptions } from '../contract/search'
import { idsOf } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'
import { insertCommunity, insertMorePlaces, KINKS, type ModelMember } from './community.fixture'
import { anyOptions, anyText, fulfilsModel, isKnownZipCode, isVisible, type ModelViewer } from './model.fixture'

const MEMBERS = 90
const viewer = { gender: Gender.Male, birthday: '1986-11-21', latitude: 55.7, longitude: 12.58, kinkIds: [1, 2, 3] }

let server: TestServer
let members: ModelMember[]
let main: TestClient
let dark: TestClient

beforeAll(async () => {
  server = await startTestServer()
  // In Copenhagen, the next day has begun.
  server.clock.set('2026-11-20T23:30:00Z')
  await insertPlaces(server.deps.db)
  await insertMorePlaces(server)
  const viewerId = await insertProfile(server, { name: 'Viewer', darkStatus: 3 })
  await server.deps.db
    .updateTable('person')
    .set({ birthday: viewer.birthday })
    .where('profileId', '=', viewerId)
    .execute()
  members = await insertCommunity(server, viewerId, MEMBERS)
  const own = KINKS.map((kinkId) => ({
    profileId: viewerId,
    kinkId,
    level: kinkId === 4 ? KinkLevel.No : KinkLevel.Like,
  }))
  await server.deps.db.insertInto('profileKink').values(own).execute()
  main = await clientOf(server, viewerId)
  dark = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
})
afterAll(() => server.close())

function modelIds(options: SearchOptions, text: string | undefined, from: ModelViewer): number[] {
  const now = server.clock.now()
  return idsOf(members.filter((each) => isVisible(each, from) && fulfilsModel(each, options, text, from, now)))
}

async function found(client: TestClient, search: { options: SearchOptions; text?: string; order?: SearchOrder }) {
  const { status, data } = await client.call('Search.SearchProfiles', { ...search, take: 100 })
  expect(status).toBe(200)
  return data
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

it('finds the same members as the model search, for any filters, words and order', async () => {
  const anyOrder = fc.constantFrom(...Object.values(SearchOrder))
  await fc.assert(
    fc.asyncProperty(anyOptions.filter(isKnownZipCode), anyText, anyOrder, async (options, text, order) => {
      const profiles = await found(dark, { options, text, order })
      expect(ascending(idsOf(profiles))).toEqual(modelIds(options, text, { ...viewer, dark: true }))
    }),
    { numRuns: 300, seed: 1998 },
  )
}, 120_000)

describe('each filter alone', () => {
  const filters: readonly SearchOptions[] = [
    {},
    { genders: [Gender.Couple, Gender.Transsexual] },
    { persons: [{ genders: [Gender.Female] }] },
    { persons: [{ ageFrom: 40 }] },
    { persons: [{ ageTo: 39 }] },
    { persons: [{ heightFrom: 175, heightTo: 189 }] },
    { persons: [{ weightFrom: 55, weightTo: 70 }] },
    { persons: [{ bodyTypes: [1, 2, 3] }] },
    { persons: [{ eyeColours: [1, 2, 3] }] },
    { persons: [{ hairColours: [1, 2, 3, 4] }] },
    { persons: [{ sexualOrientations: [1, 2, 3] }] },
    { persons: [{ relationshipStatuses: [1, 2] }] },
    { persons: [{ smoking: [1, 2] }] },
    { persons: [{ children: [3] }] },
    { persons: [{}, {}] },
    { persons: [{}, { genders: [Gender.Female] }] },
    { countryId: 2 },
    { countryAreaIds: [1] },
    { countryAreaIds: [10] },
    { countryAreaIds: [3, 11] },
    { distance: 40 },
    { distance: 40, zipCode: '5000' },
    { lookingFor: [1, 3] },
    { matchWords: ['sejlads', 'vin'] },
    { online: true },
    { withPicture: true },
    { withVideo: true },
    { members: true },
    { validated: true },
    { newWithinDays: 30 },
    { seenWithinDays: 3 },
    { seekingMe: true },
  ]
  it.each(filters)('%j', async (options) => {
    const wanted = modelIds(options, undefined, { ...viewer, dark: false })
    expect(wanted.length).toBeGreaterThan(0)
    expect(ascending(idsOf(await found(main, { options })))).toEqual(wanted)
    const { data } = await main.call('Search.CountProfiles', { options })
    expect(data).toEqual({ count: wanted.length, more: false })
  })
})

it('with a picture keeps those whose picture is visible', async () => {
  const all = await found(main, { options: {} })
  const pictured = await found(main, { options: { withPicture: true } })
  expect(ascending(idsOf(pictured))).toEqual(ascending(idsOf(all.filter(({ picture }) => picture !== null))))
})

it('applies the criteria of a couple to both persons separately', async () => {
  const older = { genders: [Gender.Female], ageFrom: 40 } satisfies object
  const younger = { ageTo: 39 }
  const one = await found(main, { options: { persons: [older, younger] } })
  const other = await found(main, { options: { persons: [younger, older] } })
  expect(one.length).toBeGreaterThan(0)
  expect(ascending(idsOf(one))).toEqual(ascending(idsOf(other)))
  for (const { persons } of one) {
    expect(persons).toHaveLength(2)
    const [woman, partner] = persons.toSorted((a, b) => b.age - a.age)
    expect(woman).toMatchObject({ gender: Gender.Female })
    expect(woman?.age).toBeGreaterThanOrEqual(40)
    expect(partner?.age).toBeLessThan(40)
  }
})

it.each<SearchOptions>([{ kinkIds: [1, 2] }, { commonKinks: 1 }, { commonKinks: 3 }])(
  'finds by %j on a dark site',
  async (options) => {
    const wanted = modelIds(options, undefined, { ...viewer, dark: true })
    expect(wanted.length).toBeGreaterThan(0)
    expect(ascending(idsOf(await found(dark, { options })))).toEqual(wanted)
  },
)

it.each([
  ['a zip code that there is not', { zipCode: '9999' }, 'options.zipCode', 'UNKNOWN_ZIP_CODE'],
  ['a zip code of another country', { zipCode: '0150' }, 'options.zipCode', 'UNKNOWN_ZIP_CODE'],
  ['dominance on a main site', { persons: [{}, { dominance: [1] }] }, 'options.persons.1.dominance', 'DARK_SITES_ONLY'],
  ['kinks on a main site', { kinkIds: [1] }, 'options.kinkIds', 'DARK_SITES_ONLY'],
  ['common kinks on a main site', { commonKinks: 1 }, 'options.commonKinks', 'DARK_SITES_ONLY'],
])('refuses %s', async (_, options, field, code) => {
  const { status, problem } = await main.call('Search.SearchProfiles', { options })
  expect(status).toBe(422)
  expect(problem).toMatchObject({ code, fields: [{ field, code }] })
})

it.each([
  { options: { genders: [5] } },
  { options: { genders: [] } },
  { options: { persons: [{}, {}, {}] } },
  { options: { persons: [{ genders: [Gender.Couple], unknown: 1 }] } },
  { options: { distance: 0 } },
  { options: { colour: 'red' } },
  { text: 'a' },
  { order: 9 },
])('refuses %j', async (search) => {
  expect((await main.call('Search.SearchProfiles', search)).status).toBe(400)
})
