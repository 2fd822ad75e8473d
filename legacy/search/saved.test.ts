import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SearchOrder } from '../contract/enums'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let client: TestClient

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  client = (await newMember(server)).client
})

const options = { genders: [2], persons: [{ ageFrom: 30, hairColours: [1, 2] }], distance: 50, zipCode: '2100' }

async function save(name: string, values: object = {}): Promise<number> {
  const { status, data } = await client.call('Search.SaveSearch', { name, options, ...values })
  expect(status).toBe(200)
  return data.id
}

it('is stored unchanged, and listed by name', async () => {
  const { data } = await client.call('Search.SaveSearch', { name: ' Tæt på ', options, text: 'vin', order: 3 })
  expect(data).toEqual({
    id: expect.any(Number) as number,
    name: 'Tæt på',
    options,
    text: 'vin',
    order: SearchOrder.Distance,
    createdAt: '2026-11-20T12:00:00.000Z',
  })
  const other = await save('alle', { options: {} })
  expect((await client.call('Search.GetSavedSearch', { id: data.id })).data).toEqual(data)
  const { data: all } = await client.call('Search.GetSavedSearches')
  expect(all.map(({ id, text, order }) => ({ id, text, order }))).toEqual([
    { id: other, text: null, order: SearchOrder.LastOnline },
    { id: data.id, text: 'vin', order: SearchOrder.Distance },
  ])
})

it('replaces the one whose id is given', async () => {
  const id = await save('Første')
  expect(await save('FØRSTE', { id, options: { online: true } })).toBe(id)
  const { data } = await client.call('Search.GetSavedSearches')
  expect(data).toMatchObject([{ id, name: 'FØRSTE', options: { online: true }, text: null }])
})

it('has a name that is unique per member, ignoring case', async () => {
  const id = await save('Første')
  const second = await save('Anden')
  for (const values of [{ name: 'FØRSTE' }, { name: 'første ', id: second }]) {
    const { status, problem } = await client.call('Search.SaveSearch', { options, ...values })
    expect(status).toBe(409)
    expect(problem).toMatchObject({ code: 'NAME_TAKEN', fields: [{ field: 'name', code: 'NAME_TAKEN' }] })
  }
  client = (await newMember(server)).client
  expect(await save('Første')).not.toBe(id)
})

it('is limited to 50 per member, also for simultaneous requests', async () => {
  for (let count = 1; count < 49; count += 1) await save(`Søgning ${count}`)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => client.call('Search.SaveSearch', { name, options })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422])
  const refused = await client.call('Search.SaveSearch', { name: 'Én til', options })
  expect(refused).toMatchObject({ status: 422, problem: { code: 'TOO_MANY_SAVED_SEARCHES' } })
  const [first] = (await client.call('Search.GetSavedSearches')).data
  await save('Ny', { id: first?.id })
  await client.call('Search.DeleteSavedSearch', { id: first?.id })
  await save('Én til')
})

it('belongs to its owner alone', async () => {
  const id = await save('Min')
  const other = (await newMember(server)).client
  expect((await other.call('Search.GetSavedSearches')).data).toEqual([])
  expect((await other.call('Search.GetSavedSearch', { id })).status).toBe(404)
  expect((await other.call('Search.SaveSearch', { id, name: 'Din', options })).status).toBe(404)
  expect((await other.call('Search.DeleteSavedSearch', { id })).status).toBe(404)
  expect((await client.call('Search.GetSavedSearch', { id })).data.name).toBe('Min')
})

it('is gone when deleted', async () => {
  const id = await save('Væk')
  expect((await client.call('Search.DeleteSavedSearch', { id })).status).toBe(200)
  expect((await client.call('Search.GetSavedSearch', { id })).status).toBe(404)
  expect((await client.call('Search.DeleteSavedSearch', { id })).status).toBe(404)
})

it.each([
  ['no name', { name: '' }, 400],
  ['a blank name', { name: ' ' }, 400],
  ['a filter that does not exist', { options: { colour: 1 } }, 400],
  ['a zip code that does not exist', { options: { zipCode: '9999' } }, 422],
  ['a filter of the dark sites', { options: { persons: [{ dominance: [1] }] } }, 422],
])('is refused with %s', async (_, values, status) => {
  expect((await client.call('Search.SaveSearch', { name: 'Navn', options, ...values })).status).toBe(status)
})
