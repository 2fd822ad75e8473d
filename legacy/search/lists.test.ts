import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../contract/contract'
import { Gender, SearchOrder } from '../contract/enums'
import { after, DAY, MINUTE } from '../core/clock'
import { addJob } from '../core/jobs'
import { idsOf } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const WORD = 'sejlads'

let server: TestServer
let viewer: TestClient
let viewerId: number
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.deps.db.deleteFrom('profile').execute()
  viewerId = await insertProfile(server, { name: `Viewer${++names}`, darkStatus: 3 })
  viewer = await clientOf(server, viewerId)
})

const add = (values: object = {}) => insertProfile(server, { name: `Member${++names}`, ...values })

/** A visit, by default of the viewer; visits make a profile popular. */
async function visit(visitedId: number, visitorId = viewerId, daysAgo = 1): Promise<void> {
  const visitedAt = after(server.clock.now(), -daysAgo * DAY)
  await server.deps.db.insertInto('visit').values({ visitedId, visitorId, visitedAt }).execute()
}

async function countPopularity(): Promise<void> {
  await addJob(server.deps.db, 'countPopularity', {})
  await server.runJobs()
}

async function search(order: SearchOrder, parameters: object = {}, client = viewer): Promise<number[]> {
  return idsOf((await client.call('Search.SearchProfiles', { order, ...parameters })).data)
}

describe('every list, paged to its end', () => {
  const lists: readonly (readonly [CallName, object])[] = [
    ...Object.values(SearchOrder).map((order) => ['Search.SearchProfiles', { order }] as const),
    ['Search.SearchProfiles', { options: { persons: [{ ageTo: 60 }], distance: 10 }, text: 'member' }],
    ['Search.GetNewestProfiles', {}],
    ['Search.GetTopProfiles', {}],
    ['Search.GetTopProfiles', { gender: Gender.Male }],
    ['Search.SearchMatchWord', { word: WORD }],
    ['Search.GetMatchProfiles', {}],
  ]

  it.each([0, 1, 30, 31, 100])(
    'finds each of %d members once',
    async (size) => {
      // Identical members, so that only their ids can order them.
      const ids: number[] = []
      for (let count = 0; count < size; count += 1) ids.push(await add({ matchWords: [WORD] }))
      for (const id of ids) await visit(id)
      for (const profileId of ids.slice(3, 5)) await promote(profileId)
      await countPopularity()
      for (const [name, parameters] of lists) {
        const found = await paged(name, parameters)
        expect(found.toSorted((a, b) => a - b)).toEqual(ids)
      }
    },
    60_000,
  )

  async function paged(name: CallName, parameters: object): Promise<number[]> {
    const ids: number[] = []
    for (let skip = 0; ; skip += 30) {
      const { status, data } = await viewer.call(name, { ...parameters, skip, take: 30 })
      expect(status).toBe(200)
      const page = (data as ({ id: number } | { profile: { id: number } })[]).map((item) =>
        'profile' in item ? item.profile.id : item.id,
      )
      ids.push(...page)
      if (page.length < 30) return ids
    }
  }
})

describe('an order', () => {
  it('is by last time online by default, with profiles that were never online at the end', async () => {
    const now = server.clock.now()
    const never = await add()
    const early = await add({ lastOnlineAt: after(now, -DAY) })
    const late = await add({ lastOnlineAt: after(now, -MINUTE) })
    expect(await search(SearchOrder.LastOnline)).toEqual([late, early, never])
    expect(idsOf((await viewer.call('Search.SearchProfiles')).data)).toEqual([late, early, never])
    const client = await clientOf(server, never)
    await client.call('Common.UpdateHeartbeat', { version: '1' })
    expect(await search(SearchOrder.LastOnline)).toEqual([never, late, early])
  })

  it('is by age of the profile', async () => {
    const now = server.clock.now()
    const older = await add({ createdAt: after(now, -2 * DAY) })
    const newer = await add({ createdAt: after(now, -DAY) })
    expect(await search(SearchOrder.Newest)).toEqual([newer, older])
  })

  it('is by distance from the viewer or a zip code, across borders too', async () => {
    const oslo = await add({ countryId: 2, zipCode: '0150', latitude: 59.91, longitude: 10.74 })
    const odense = await add({ zipCode: '5000', latitude: 55.4, longitude: 10.39 })
    const copenhagen = await add()
    expect(await search(SearchOrder.Distance)).toEqual([copenhagen, odense])
    expect(await search(SearchOrder.Distance, { options: { distance: 2000 } })).toEqual([copenhagen, odense, oslo])
    expect(await search(SearchOrder.Distance, { options: { zipCode: '5000' } })).toEqual([odense, copenhagen])
    expect(await search(SearchOrder.Distance, { options: { countryId: 2, zipCode: '0150' } })).toEqual([oslo])
  })

  it('is by name, ignoring case', async () => {
    const beta = await add({ name: 'beta' })
    const alpha = await add({ name: 'Alpha' })
    const gamma = await add({ name: 'GAMMA' })
    expect(await search(SearchOrder.Name)).toEqual([alpha, beta, gamma])
    await server.deps.db.updateTable('profile').set({ name: 'Zeta' }).where('id', '=', alpha).execute()
    expect(await search(SearchOrder.Name)).toEqual([beta, gamma, alpha])
  })
})

async function promote(profileId: number, { from = -1, to = 1 } = {}): Promise<void> {
  const now = server.clock.now()
  await server.deps.db
    .insertInto('searchPromotion')
    .values({ profileId, startsAt: after(now, from * DAY), endsAt: after(now, to * DAY) })
    .execute()
}

describe('promotion', () => {
  it('puts promoted profiles first, once, in the order of the list', async () => {
    const now = server.clock.now()
    const plain = await add({ lastOnlineAt: now })
    const promoted = await add()
    const seen = await add({ lastOnlineAt: after(now, -DAY) })
    const [past, future] = [await add(), await add()]
    await promote(promoted)
    await promote(promoted, { to: 2 })
    await promote(seen)
    await promote(past, { from: -2, to: -1 })
    await promote(future, { from: 1, to: 2 })
    const { data } = await viewer.call('Search.SearchProfiles')
    expect(idsOf(data)).toEqual([seen, promoted, plain, future, past])
    expect(data.map((profile) => profile.promoted)).toEqual([true, true, false, false, false])
    expect(await search(SearchOrder.Newest)).toEqual([seen, promoted, future, past, plain])
    for (const [skip, id] of [seen, promoted, plain, future, past].entries()) {
      expect(await search(SearchOrder.LastOnline, { skip, take: 1 })).toEqual([id])
    }
    expect(await search(SearchOrder.LastOnline, { skip: 1, take: 2 })).toEqual([promoted, plain])
  })

  it('changes neither other orders nor the matches', async () => {
    const [near, far] = [
      await add({ name: 'Anna' }),
      await add({ name: 'Zoe', zipCode: '5000', latitude: 55.4, longitude: 10.39 }),
    ]
    const [blocked, woman] = [await add(), await add({ name: 'Mia', gender: Gender.Female })]
    for (const id of [far, blocked, viewerId]) await promote(id)
    await server.deps.db.insertInto('blacklist').values({ profileId: blocked, blockedId: viewerId }).execute()
    expect(await search(SearchOrder.Name)).toEqual([near, woman, far])
    expect(await search(SearchOrder.Distance)).toEqual([near, woman, far])
    const { data } = await viewer.call('Search.SearchProfiles', { order: SearchOrder.Name })
    expect(data.some((profile) => profile.promoted)).toBe(false)
    expect(await search(SearchOrder.LastOnline, { options: { genders: [Gender.Female] } })).toEqual([woman])
    const dark = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
    expect(await search(SearchOrder.LastOnline, {}, dark)).toEqual([])
  })
})

describe('the top', () => {
  it('are those with most visits and likes by others in 30 days, as last counted', async () => {
    const [liked, visited, old, selfish] = [await add({ gender: Gender.Female }), await add(), await add(), await add()]
    const { db, clock } = server.deps
    const media = await db
      .insertInto('media')
      .values([liked, selfish].map((profileId) => ({ profileId, kind: 2, width: 9, height: 9, storageKey: 'none' })))
      .returning('id')
      .execute()
    const like = (itemType: number, itemId: number, profileId: number) =>
      db.insertInto('itemLike').values({ itemType, itemId, profileId, createdAt: clock.now() }).execute()
    await like(2, liked, visited)
    await like(1, media[0]?.id ?? 0, visited)
    await like(1, media[1]?.id ?? 0, selfish)
    await visit(visited)
    await visit(old, viewerId, 31)
    expect((await viewer.call('Search.GetTopProfiles')).data).toEqual([])
    await countPopularity()
    expect(idsOf((await viewer.call('Search.GetTopProfiles')).data)).toEqual([liked, visited])
    expect(idsOf((await viewer.call('Search.GetTopProfiles', { gender: Gender.Female })).data)).toEqual([liked])
    await db.updateTable('profile').set({ gender: Gender.Transsexual }).where('id', '=', liked).execute()
    expect((await viewer.call('Search.GetTopProfiles', { gender: Gender.Female })).data).toEqual([])
    await db.deleteFrom('itemLike').execute()
    await countPopularity()
    expect(idsOf((await viewer.call('Search.GetTopProfiles')).data)).toEqual([visited])
  })

  it('on the dark site are approved for it', async () => {
    const [approved, other] = [await add({ darkStatus: 3 }), await add()]
    for (const id of [approved, other]) await visit(id)
    await countPopularity()
    const dark = await clientOf(server, viewerId, { host: 'dark.dk.localhost' })
    expect(idsOf((await dark.call('Search.GetTopProfiles')).data)).toEqual([approved])
  })
})
