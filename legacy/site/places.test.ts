import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertPlaces } from '../testing/places'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let visitor: TestClient
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps
  await insertPlaces(db)
  await db
    .insertInto('country')
    .values([
      { id: 3, code: 'SE' },
      { id: 4, code: 'GB' },
    ])
    .execute()
  await db
    .insertInto('countryArea')
    .values([
      { id: 31, countryId: 3, parentId: 30, name: 'Uppsala', nestingLevel: 1, position: 1 },
      { id: 30, countryId: 3, parentId: null, name: 'Svealand', nestingLevel: 0, position: 0 },
      { id: 32, countryId: 3, parentId: null, name: 'Götaland', nestingLevel: 0, position: 2 },
      { id: 40, countryId: 4, parentId: null, name: 'London', nestingLevel: 0, position: 0 },
    ])
    .execute()
  await db
    .insertInto('zipCode')
    .values([
      { countryId: 3, zipCode: '753 10', city: 'Uppsala', countryAreaId: 31, latitude: 59.86, longitude: 17.64 },
      { countryId: 4, zipCode: 'SW1A', city: 'London', countryAreaId: 40, latitude: 51.5, longitude: -0.13 },
    ])
    .execute()
  visitor = new TestClient(server)
})
afterAll(() => server.close())

it('names the countries in the viewer’s language, sorted by its alphabet', async () => {
  const danish = await visitor.call('Common.GetSiteCountries')
  expect(danish.data.map(({ name }) => name)).toEqual(['Danmark', 'Norge', 'Storbritannien', 'Sverige'])
  const english = await new TestClient(server, { language: 'en' }).call('Common.GetSiteCountries')
  expect(english.data.map(({ name }) => name)).toEqual(['Denmark', 'Norway', 'Sweden', 'United Kingdom'])
})

it('lists the regions in reading order with their nesting', async () => {
  const { data } = await visitor.call('Common.GetCountryAreasByCountryId', { country: 3 })
  expect(data).toEqual([
    { id: 30, text: 'Svealand', nestingLevel: 0 },
    { id: 31, text: 'Uppsala', nestingLevel: 1 },
    { id: 32, text: 'Götaland', nestingLevel: 0 },
  ])
  expect((await visitor.call('Common.GetCountryAreasByCountryId', { country: 9 })).data).toEqual([])
})

it.each([
  [1, '2100', 'København Ø'],
  [1, ' 2100 ', 'København Ø'],
  [3, '75310', 'Uppsala'],
  [3, '753 10', 'Uppsala'],
  [4, 'sw1a', 'London'],
  [4, 'SW1A 1AA', 'London'],
])('finds the place of zip code %s %s', async (countryId, zipCode, city) => {
  expect(await visitor.call('Common.GetZipCode', { countryId, zipCode })).toMatchObject({
    status: 200,
    data: { city, countryId },
  })
})

it.each([
  [1, '9999'],
  [2, '2100'],
  [1, '%'],
])('finds no place for zip code %s %s', async (countryId, zipCode) => {
  expect(await visitor.call('Common.GetZipCode', { countryId, zipCode })).toMatchObject({ status: 404 })
})

it.each([
  [55.69, 12.5, 'København Ø'],
  [55.6, 11.35, 404],
  [55.45, 10.9, 'Odense C'],
  [60.3, 10.9, 'Oslo'],
  [60.4, 10.74, 404],
  [0, 0, 404],
  [90, 180, 404],
  [-90, -180, 404],
])('finds the place nearest to %d, %d within 50 km: %s', async (latitude, longitude, expected) => {
  const answer = await visitor.call('Common.GetZipCodeByCoordinates', { latitude, longitude })
  expect(expected === 404 ? answer.status : answer.data.city).toBe(expected)
})

it.each([{ latitude: 91, longitude: 0 }, { latitude: 'north', longitude: 0 }, { longitude: 0 }])(
  'refuses invalid coordinates: %o',
  async (coordinates) => {
    expect(await visitor.call('Common.GetZipCodeByCoordinates', coordinates)).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'latitude' }] },
    })
  },
)
