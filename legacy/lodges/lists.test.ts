import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LodgeAccess, LodgeRole, LodgeSort } from '../contract/lodges/lodgeEnums'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { idsOf, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let owner: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  owner = await newMember(server, { darkStatus: 3 })
  viewer = await newMember(server, { darkStatus: 3 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('lodge').execute()
})

type Values = NonNullable<Parameters<typeof insertLodge>[2]>

/** Lodges by name, in order. */
async function lodges<N extends string>(values: Readonly<Record<N, Values>>): Promise<Record<N, number>> {
  const ids: [string, number][] = []
  for (const [name, each] of Object.entries<Values>(values)) {
    ids.push([name, await insertLodge(server, owner.id, { name, terms: name, ...each })])
  }
  return Object.fromEntries(ids) as Record<N, number>
}

const ago = (time: number) => after(server.clock.now(), -time)
/** So many kilometres east of the viewer, about. */
const east = (kilometres: number) => ({ gridLatitude: 55.7, gridLongitude: 12.6 + kilometres / 62.7 })
const search = async (body: object, { client } = viewer) =>
  (await client.call('Lodges.NewLodgesSearch', body)).data.map(({ name }) => name)

describe('the viewer’s lodges', () => {
  it('are those they are in, the last active first, also abroad', async () => {
    const { quiet, busy, abroad, left } = await lodges({
      quiet: { activeAt: ago(DAY) },
      busy: { activeAt: ago(MINUTE) },
      abroad: { countryId: 2, activeAt: ago(HOUR) },
      left: {},
    })
    for (const id of [quiet, busy, abroad]) await setLodgeRole(server, id, viewer.id, LodgeRole.Member)
    await setLodgeRole(server, left, viewer.id, LodgeRole.Requesting)
    const { data } = await viewer.client.call('Lodges.GetMyOwnLodges')
    expect(idsOf(data)).toEqual([busy, abroad, quiet])
    expect(idsOf((await viewer.client.call('Lodges.GetMyOwnLodges', { skip: 1, take: 1 })).data)).toEqual([abroad])
  })
})

describe('popular lodges', () => {
  it('are the largest of those where something happened within thirty days', async () => {
    const { small, large, asleep } = await lodges({
      small: {},
      large: { activeAt: ago(30 * DAY - HOUR) },
      asleep: { activeAt: ago(30 * DAY) },
    })
    for (const id of [large, asleep]) await setLodgeRole(server, id, viewer.id, LodgeRole.Member)
    expect(idsOf((await viewer.client.call('Lodges.GetPopularLodges')).data)).toEqual([large, small])
  })
})

describe('lodges near the viewer', () => {
  it('come nearest first, within the distance, without those of the whole country', async () => {
    const { near, nearer, far, here } = await lodges({
      near: east(30),
      nearer: east(20),
      far: east(60),
      here: east(0),
      everywhere: {},
    })
    const nearby = async (more: object = {}) =>
      (await viewer.client.call('Lodges.GetNearbyLodges', more)).data.map(({ id }) => id)
    expect(await nearby()).toEqual([here, nearer, near])
    expect(await nearby({ distance: 25 })).toEqual([here, nearer])
    expect(await nearby({ distance: 100, skip: 1, take: 2 })).toEqual([nearer, near])
    expect(await nearby({ distance: 100, skip: 3 })).toEqual([far])
    const { data } = await viewer.client.call('Lodges.GetNearbyLodges', { take: 2 })
    expect(data[0]?.distance).toBe(1)
    expect(data[1]?.distance).toBeGreaterThan(15)
  })
})

describe('the search', () => {
  it('orders by activity unless said otherwise', async () => {
    const ids = await lodges({
      Beta: { activeAt: ago(HOUR), createdAt: ago(3 * DAY), ...east(30) },
      alfa: { activeAt: ago(DAY), createdAt: ago(DAY), ...east(900) },
      Gamma: { activeAt: ago(MINUTE), createdAt: ago(2 * DAY) },
    })
    await setLodgeRole(server, ids.alfa, viewer.id, LodgeRole.Member)
    expect(await search({})).toEqual(['Gamma', 'Beta', 'alfa'])
    expect(await search({ sort: LodgeSort.MostActive })).toEqual(['Gamma', 'Beta', 'alfa'])
    expect(await search({ sort: LodgeSort.Newest })).toEqual(['alfa', 'Gamma', 'Beta'])
    expect(await search({ sort: LodgeSort.Name })).toEqual(['alfa', 'Beta', 'Gamma'])
    expect((await search({ sort: LodgeSort.MostMembers }))[0]).toBe('alfa')
    expect(await search({ sort: LodgeSort.Nearest })).toEqual(['Beta', 'alfa', 'Gamma'])
  })

  it('gives the same order page by page, by distance too', async () => {
    await lodges(
      Object.fromEntries([5, 8, 15, 40, 70, 300, 1500].map((distance) => [`at ${distance}`, east(distance)])),
    )
    for (const sort of Object.values(LodgeSort)) {
      const pages = await Promise.all([0, 2, 4, 6].map((skip) => search({ sort, skip, take: 2 })))
      expect(pages.flat()).toEqual(await search({ sort }))
    }
    expect(await search({ sort: LodgeSort.Nearest, take: 3 })).toEqual(['at 5', 'at 8', 'at 15'])
  })

  it('finds all words, in any case and place, with accents or not', async () => {
    await lodges({
      'Bathing in Hornbæk': { terms: 'Bathing in Hornbæk\nCafé and sauna\nwinter' },
      'Chess in Hornbæk': { terms: 'Chess in Hornbæk\nEvery day' },
    })
    expect(await search({ text: 'hornbæk' })).toHaveLength(2)
    expect(await search({ text: ' SAUNA  horn ' })).toEqual(['Bathing in Hornbæk'])
    expect(await search({ text: 'cafe' })).toEqual(['Bathing in Hornbæk'])
    expect(await search({ text: 'chess sauna' })).toEqual([])
    expect(await search({ text: 'nbæk' })).toHaveLength(2)
    expect(await search({ text: 'be sauna' })).toEqual([])
    expect(await search({ text: 'ba' })).toEqual(['Bathing in Hornbæk'])
    expect(await search({ text: 'hi' })).toEqual([])
    expect(await search({ text: '“sauna”, (chess' })).toEqual([])
    expect(await search({ text: '“sauna”, (horn' })).toEqual(['Bathing in Hornbæk'])
    expect(await search({ text: '100%' })).toEqual([])
    expect(await search({ text: '  ' })).toHaveLength(2)
  })

  it('narrows by category, access and distance', async () => {
    await lodges({
      food: { categoryId: 1, ...east(5) },
      music: { categoryId: 2, access: LodgeAccess.NewMembersApproved, ...east(30) },
    })
    expect(await search({ categoryId: 2 })).toEqual(['music'])
    expect(await search({ access: LodgeAccess.AccessForAll })).toEqual(['food'])
    expect(await search({ distance: 10 })).toEqual(['food'])
    expect(await search({ categoryId: 2, distance: 10 })).toEqual([])
  })

  it('narrows by all tags, and by all kinks on the dark site', async () => {
    const { db } = server.deps
    const { both, one } = await lodges({ both: { dark: true }, one: { dark: true } })
    const kinks = await db
      .insertInto('kink')
      .values([{ name: JSON.stringify({ 'en-GB': 'Rope' }) }, { name: JSON.stringify({ 'en-GB': 'Wax' }) }])
      .returning('id')
      .execute()
    const tags = await db
      .insertInto('lodgeTag')
      .values([{ name: 'sea' }, { name: 'sauna' }])
      .returning('id')
      .execute()
    for (const [lodgeId, count] of [[both, 2] as const, [one, 1] as const]) {
      for (const { id: kinkId } of kinks.slice(0, count)) {
        await db.insertInto('lodgeKink').values({ lodgeId, kinkId }).execute()
      }
      for (const { id: tagId } of tags.slice(0, count)) {
        await db.insertInto('lodgeTagging').values({ lodgeId, tagId, position: 0 }).execute()
      }
    }
    const onDark = { ...viewer, client: await clientOf(server, viewer.id, { host: 'dark.dk.localhost' }) }
    const sort = LodgeSort.Name
    expect(await search({ sort, kinkIds: idsOf(kinks.slice(0, 1)) }, onDark)).toEqual(['both', 'one'])
    expect(await search({ sort, kinkIds: idsOf(kinks) }, onDark)).toEqual(['both'])
    expect(await search({ sort, tagIds: idsOf(tags) }, onDark)).toEqual(['both'])
    expect(await search({ sort, tagIds: idsOf(tags) })).toEqual([])
  })
})

describe('tags while one types', () => {
  it('come by the number of lodges that the viewer finds, ten at most', async () => {
    const { db } = server.deps
    const { first, second, dark } = await lodges({ first: {}, second: {}, dark: { dark: true } })
    const tag = async (name: string, ...carriers: number[]) => {
      const { id: tagId } = await db.insertInto('lodgeTag').values({ name }).returning('id').executeTakeFirstOrThrow()
      const rows = carriers.map((lodgeId) => ({ lodgeId, tagId, position: 0 }))
      if (rows.length > 0) await db.insertInto('lodgeTagging').values(rows).execute()
    }
    await tag('Boat trips', first)
    await tag('boats', first, second)
    await tag('boat yards', dark)
    await tag('boat houses')
    await tag('steamboats', second, dark)
    for (let number = 0; number < 10; number++) await tag(`rowing ${number}`, first)
    const typed = async (query: string) =>
      (await viewer.client.call('Lodges.SearchLodgeTags', { query })).data.map(({ name, count }) => [name, count])
    expect(await typed('boat')).toEqual([
      ['boats', 2],
      ['Boat trips', 1],
      ['steamboats', 1],
    ])
    expect(await typed('bo')).toEqual([
      ['boats', 2],
      ['Boat trips', 1],
    ])
    expect(await typed('rowing')).toHaveLength(10)
    expect(await typed('%')).toEqual([])
    expect(await typed('  ')).toEqual([])
  })
})

describe('categories', () => {
  it('have names in the viewer’s language, on the main sites', async () => {
    const { data } = await viewer.client.call('Lodges.GetLodgeCategories')
    expect(data).toHaveLength(15)
    expect(data[0]).toEqual({ id: 1, name: 'Mad og drikke' })
    const swede = await newMember(server, { language: 'sv-SE' })
    expect((await swede.client.call('Lodges.GetLodgeCategories')).data[0]?.name).toBe('Mat och dryck')
    const onDark = await clientOf(server, viewer.id, { host: 'dark.dk.localhost' })
    expect((await onDark.call('Lodges.GetLodgeCategories')).data).toEqual([])
  })
})

describe('the lodges of a profile', () => {
  it('are those it shows, with its role, in the order asked for', async () => {
    const ids = await lodges({
      Beta: { activeAt: ago(HOUR), ...east(30) },
      alfa: { activeAt: ago(DAY) },
      secret: {},
    })
    const member = await newMember(server)
    await setLodgeRole(server, ids.Beta, member.id, LodgeRole.Member, { joinedAt: ago(DAY) })
    await setLodgeRole(server, ids.alfa, member.id, LodgeRole.Assistant, { joinedAt: ago(HOUR) })
    await setLodgeRole(server, ids.secret, member.id, LodgeRole.Member, { visible: false })
    await setLodgeRole(server, ids.alfa, viewer.id, LodgeRole.Member)
    const shown = async ({ client }: TestMember, sortMode?: LodgeSort) => {
      const { data } = await client.call('Lodges.GetProfileLodges', {
        profileId: member.id,
        ...(sortMode && { sortMode }),
      })
      return data.map(({ lodge, role, visible }) => [lodge.name, role, visible])
    }
    const beta = ['Beta', LodgeRole.Member, true]
    const alfa = ['alfa', LodgeRole.Assistant, true]
    expect(await shown(viewer)).toEqual([alfa, beta])
    expect(await shown(viewer, LodgeSort.Name)).toEqual([alfa, beta])
    expect(await shown(viewer, LodgeSort.MostActive)).toEqual([beta, alfa])
    expect(await shown(viewer, LodgeSort.MostMembers)).toEqual([alfa, beta])
    expect(await shown(viewer, LodgeSort.Nearest)).toEqual([beta, alfa])
    expect(await shown(member)).toEqual([['secret', LodgeRole.Member, false], alfa, beta])
  })

  it('are 404 for a profile that the viewer may not see', async () => {
    const member = await newMember(server)
    await server.deps.db
      .insertInto('blacklist')
      .values({ profileId: member.id, blockedId: viewer.id, createdAt: server.clock.now() })
      .execute()
    expect((await viewer.client.call('Lodges.GetProfileLodges', { profileId: member.id })).status).toBe(404)
  })
})
