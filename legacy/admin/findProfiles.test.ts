import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProfileStatus, RoleLevel } from '../contract/enums'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let support: TestClient

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  support = await clientOf(server, await insertProfile(server, { name: 'Helper', roleLevel: RoleLevel.Support }))
})
afterAll(() => server.close())

const find = async (text: string, page: object = {}) =>
  (await support.call('Admin.FindProfiles', { text, ...page })).data.map(({ name }) => name)

it('finds profiles by a part of the name in any spelling, the exact name first', async () => {
  for (const name of ['Solvej', 'Sol', 'Morgensol', 'Réne']) await insertProfile(server, { name })
  expect(await find(' SOL ')).toEqual(['Sol', 'Solvej', 'Morgensol'])
  expect(await find('sol', { skip: 1, take: 1 })).toEqual(['Solvej'])
  expect(await find('rene')).toEqual(['Réne'])
  expect(await find('%')).toEqual([])
  expect(await find('  ')).toEqual([])
})

it('finds a profile by its number, before those with the digits in their name', async () => {
  const id = await insertProfile(server, { name: 'Numbered' })
  await insertProfile(server, { name: `${id}Anna` })
  expect(await find(String(id))).toEqual(['Numbered', `${id}Anna`])
})

it('finds hidden profiles, with their state', async () => {
  const { Active, Locked, ToBeDeleted, Deleted } = ProfileStatus
  for (const status of [Active, Locked, ToBeDeleted, Deleted]) {
    await insertProfile(server, { name: `State${status}`, status })
  }
  const { data } = await support.call('Admin.FindProfiles', { text: 'State' })
  expect(data.map(({ status }) => status)).toEqual([Active, Locked, ToBeDeleted])
  expect(data[0]).toMatchObject({ roleLevel: RoleLevel.Normal, picture: null })
})

it('finds profiles that have blocked the staff member', async () => {
  const target = await insertProfile(server, { name: 'Blocker' })
  const helper = await insertProfile(server, { name: 'Colleague' })
  await server.deps.db
    .insertInto('blacklist')
    .values({ profileId: target, blockedId: helper, createdAt: server.clock.now() })
    .execute()
  await server.deps.db.updateTable('profile').set({ roleLevel: RoleLevel.Support }).where('id', '=', helper).execute()
  const answer = await (await clientOf(server, helper)).call('Admin.FindProfiles', { text: 'Blocker' })
  expect(answer.data.map(({ id }) => id)).toEqual([target])
})

it('is for support and above', async () => {
  for (const roleLevel of [RoleLevel.Normal, RoleLevel.ChatModerator]) {
    const client = await clientOf(server, await insertProfile(server, { name: `Role${roleLevel}`, roleLevel }))
    expect(await client.call('Admin.FindProfiles', { text: 'Helper' })).toMatchObject({ status: 403 })
  }
})
