import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LodgeAccess, LodgeActivityEvent, LodgeRole, LodgeSort } from '../../contract/lodges/lodgeEnums'
import { memberRoles } from '../../contract/lodgeRights'
import { lodgeCategoryKeys } from '../../content/lodgeCategories/lodgeCategories'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoActors, demoPassword } from '../community/actors'
import { circlesOf } from '../community/circles'
import { demoProfiles } from '../community/profiles'
import { plannedLodges } from './founding'
import { standingsIn } from './memberships'
import { lodgeTexts } from './texts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const sites = [
  ['dk', 'mikkel'],
  ['no', 'eirik'],
  ['se', 'viktor'],
  ['uk', 'oliver'],
  ['dark.dk', 'luna'],
  ['dark.no', 'selma'],
  ['dark.se', 'stella'],
  ['dark.uk', 'ruby'],
] as const

const count = async (condition: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(condition)}`.execute(
    server.deps.db,
  )
  return rows[0]?.count
}

async function loggedIn(site: string, name: string): Promise<TestClient> {
  const client = new TestClient(server, { host: `${site}.localhost` })
  expect((await client.call('LogOn.LogOn', { name, password: demoPassword })).status).toBe(200)
  return client
}

describe.each([
  ['main', Object.entries(lodgeTexts.main)],
  ['dark', Object.entries(lodgeTexts.dark)],
] as const)('the texts of the %s sites', (side, texts) => {
  it.each(texts)('are calm in %s, with names and requests of their own', (_locale, { lodges }) => {
    const lines = lodges.flatMap(({ about, rules = [], requests = [], coupleRequests = [], notes = [] }) => [
      ...about,
      ...rules,
      ...requests,
      ...coupleRequests,
      ...notes,
    ])
    for (const line of lines) expect(line).not.toContain('!')
    expect(new Set(lodges.map(({ name }) => name)).size).toBe(lodges.length)
    const requests = lodges.flatMap((lodge) => [...(lodge.requests ?? []), ...(lodge.coupleRequests ?? [])])
    expect(new Set(requests).size).toBe(requests.length)
  })

  it('have categories on the main sites and kinks on the dark ones', () => {
    for (const [, { lodges }] of texts) {
      expect(lodges.filter(({ category }) => (category === undefined) === (side === 'main'))).toEqual([])
      expect(lodges.filter(({ kinks = [] }) => (kinks.length === 0) === (side === 'dark'))).toEqual([])
      const categories = new Set(lodges.flatMap(({ category }) => category ?? []))
      expect(categories).toEqual(new Set(side === 'main' ? lodgeCategoryKeys : []))
    }
  })
})

describe.each(sites)('the lodges of %s', (site, name) => {
  it('are many, of every kind, and none of another site', async () => {
    const client = await loggedIn(site, name)
    const { data } = await client.call('Lodges.NewLodgesSearch', { take: 100, sort: LodgeSort.Newest })
    const dark = site.startsWith('dark.')
    expect(data.length).toBeGreaterThanOrEqual(dark ? 10 : 24)
    expect(data.every((lodge) => lodge.dark === dark)).toBe(true)
    expect(new Set(data.map(({ access }) => access))).toEqual(new Set(Object.values(LodgeAccess)))
    expect(data.every(({ tags, excerpt }) => tags.length > 0 && excerpt.length > 40)).toBe(true)
    expect(data.some(({ place }) => place === null) && data.some(({ place }) => place !== null)).toBe(true)
    expect(data.filter(({ cover }) => cover !== null).length).toBeGreaterThan(data.length / 2)
    expect(data.filter(({ owner }) => owner === null).length).toBeGreaterThan(0)
    expect(data.some(({ newMemberCount }) => newMemberCount > 0)).toBe(true)
    const sizes = data.map(({ memberCount }) => memberCount)
    expect(Math.min(...sizes)).toBeLessThan(15)
    expect(Math.max(...sizes)).toBeGreaterThan(dark ? 40 : 80)
  })

  it(`give ${name} a lodge to restore, requests to answer, and invitations`, async () => {
    const client = await loggedIn(site, name)
    const { data: deleted } = await client.call('Lodges.GetDeletedLodges')
    expect(deleted).toHaveLength(1)
    const restored = await client.call('Lodges.RestoreLodge', { lodgeId: deleted[0]?.id ?? 0 })
    expect(restored.data).toMatchObject({ name: deleted[0]?.name, role: LodgeRole.Owner })
    const { data: own } = await client.call('Lodges.GetMyOwnLodges', { take: 100 })
    const owned = own.find(({ role, access }) => role === LodgeRole.Owner && access === LodgeAccess.NewMembersApproved)
    const { data: requests } = await client.call('Lodges.GetPendingMembershipRequests', { lodgeId: owned?.id ?? 0 })
    expect(requests.length).toBeGreaterThan(1)
    const { data: all } = await client.call('Lodges.NewLodgesSearch', { take: 100 })
    expect(all.some(({ invitationStatus }) => invitationStatus === 1)).toBe(true)
  })
})

describe('the roles in lodges', () => {
  it.each([false, true])('are all held by the demo logins of each country, dark: %s', async (dark) => {
    for (const countryId of [1, 2, 3, 4] as const) {
      const names = demoActors.filter((actor) => actor.countryId === countryId).map(({ name }) => name)
      const rows = await server.deps.db
        .selectFrom('lodgeMembership')
        .innerJoin('profile', 'profile.id', 'lodgeMembership.profileId')
        .innerJoin('lodge', 'lodge.id', 'lodgeMembership.lodgeId')
        .select('lodgeMembership.role')
        .distinct()
        .where('profile.name', 'in', names)
        .where('lodge.dark', '=', dark)
        .execute()
      expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(Object.values(LodgeRole)))
    }
  })

  it('began once profile and lodge existed, and none is between members in a block with the owner', async () => {
    const now = server.clock.now().toISOString()
    const rows = 'lodge_membership as x join lodge on lodge.id = lodge_id join profile on profile.id = profile_id'
    expect(await count(rows)).toBeGreaterThan(4000)
    for (const moment of ['joined_at', 'requested_at', 'decided_at', 'invited_at', 'blocked_at', 'viewed_at']) {
      const joined = `greatest(lodge.created_at, profile.created_at)`
      expect(await count(`${rows} where x.${moment} not between ${joined} and '${now}'`)).toBe(0)
    }
    expect(await count(`${rows} where profile.country_id <> lodge.country_id or profile.status <> 3`)).toBe(0)
    expect(await count(`${rows} where lodge.dark and profile.dark_status <> 3`)).toBe(0)
    const apart = '(b.profile_id, b.blocked_id) in ((x.profile_id, lodge.owner_id), (lodge.owner_id, x.profile_id))'
    expect(await count(`${rows} join blacklist as b on ${apart}`)).toBe(0)
    expect(await count(`lodge_membership where role = 5 and coalesce(request_text, '') = ''`)).toBe(0)
    const inside = `(select count(*) from lodge_membership where lodge_id = lodge.id and joined_at is not null)`
    expect(await count(`lodge where member_count <> ${inside}`)).toBe(0)
  })

  it('are in the log, oldest first, with every event that members cause', async () => {
    const later = 'lodge_activity as a join lodge_activity as b on b.lodge_id = a.lodge_id and b.id > a.id'
    expect(await count(`${later} where b.created_at < a.created_at`)).toBe(0)
    const { MemberJoined, MembershipApproved } = LodgeActivityEvent
    const logged = `select from lodge_activity as a where a.lodge_id = x.lodge_id and a.profile_id = x.profile_id
      and event in (${MemberJoined}, ${MembershipApproved}) and a.created_at = x.joined_at`
    const joined = `lodge_membership as x join lodge on lodge.id = x.lodge_id
      where role in (${memberRoles.join(', ')}) and profile_id <> lodge.creator_id`
    expect(await count(`${joined} and not exists (${logged})`)).toBe(0)
    const { rows } = await sql<{ event: number }>`
      select event from lodge_activity group by event order by event`.execute(server.deps.db)
    expect(rows.map(({ event }) => event)).toEqual([1, 2, 3, 5, 6, 8, 11, 13, 14])
  })

  it('are the same each time', () => {
    const now = server.clock.now()
    const plans = () => {
      const circles = circlesOf(demoProfiles(now).map((demo, index) => ({ id: index + 1, demo })))
      const lodges = plannedLodges(circles, now).map((lodge, index) => ({ ...lodge, id: index + 1 }))
      return JSON.stringify(lodges.map((lodge) => standingsIn(lodge, now).memberships))
    }
    const first = plans()
    expect(first.length).toBeGreaterThan(100_000)
    expect(plans() === first).toBe(true)
  })
})

it('bans a demo login of each country from creating lodges, with the reason', async () => {
  const client = await loggedIn('dk', 'bjarke')
  const { data } = await client.call('Lodges.GetCreateLodgeBan')
  expect(data).toMatchObject({ banned: true, reason: lodgeTexts.main['da-DK'].banReason })
})
