import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { after, DAY, MINUTE } from '../core/clock'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  viewer = await newMember(server)
})

const add = (profileId: number) => viewer.client.call('Profiles.AddFavorite', { profileId })
const favourites = async (query: object = {}) => idsOf((await viewer.client.call('TopMenu.Favorites', query)).data)
const seen = (ago: number) => ({ lastOnlineAt: after(server.clock.now(), -ago) })

it('are listed with those online first, page by page', async () => {
  const ids: number[] = []
  for (const values of [{}, seen(DAY), seen(4 * MINUTE), seen(MINUTE)]) {
    const { id } = await newMember(server, values)
    await add(id)
    ids.unshift(id)
  }
  await newMember(server, seen(0))
  expect(await favourites()).toEqual(ids)
  expect(await favourites({ page: 0, take: 3 })).toEqual(ids.slice(0, 3))
  expect(await favourites({ page: 1, take: 3 })).toEqual(ids.slice(3))
  const online = await viewer.client.call('TopMenu.OnlineFavorites')
  expect(idsOf(online.data)).toEqual(ids.slice(0, 2))
  expect(online.data).toMatchObject([
    { online: true, favourite: true },
    { online: true, favourite: true },
  ])
})

it('who are gone or blocked take no place on a page', async () => {
  const stays = await newMember(server)
  const gone = await newMember(server, seen(MINUTE))
  const blocked = await newMember(server, seen(2 * MINUTE))
  for (const { id } of [stays, gone, blocked]) await add(id)
  const { db } = server.deps
  await db.updateTable('profile').set({ status: 7 }).where('id', '=', gone.id).execute()
  await db.insertInto('blacklist').values({ profileId: blocked.id, blockedId: viewer.id }).execute()
  expect(await favourites({ page: 0, take: 1 })).toEqual([stays.id])
})

it('can be added and removed repeatedly', async () => {
  const other = await newMember(server)
  for (let repeat = 0; repeat < 2; repeat++) expect((await add(other.id)).status).toBe(200)
  expect(await favourites()).toEqual([other.id])
  for (let repeat = 0; repeat < 2; repeat++) {
    expect((await viewer.client.call('Profiles.RemoveFavorite', { profileId: other.id })).status).toBe(200)
  }
  expect(await favourites()).toEqual([])
})

it('who are gone are hidden, and can still be removed', async () => {
  const other = await newMember(server)
  await add(other.id)
  const become = (status: number) =>
    server.deps.db.updateTable('profile').set({ status }).where('id', '=', other.id).execute()
  await become(7)
  expect(await favourites()).toEqual([])
  await viewer.client.call('Profiles.RemoveFavorite', { profileId: other.id })
  await become(3)
  expect(await favourites()).toEqual([])
})

it('are other profiles, which the viewer may see', async () => {
  const gone = await newMember(server, { status: 7 })
  expect((await add(999_999)).status).toBe(404)
  expect((await add(gone.id)).status).toBe(404)
  expect(await add(viewer.id)).toMatchObject({ status: 422, problem: { code: 'OWN_PROFILE' } })
})
