import { sql, type Compilable, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LodgeSort } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import { lodgeSummaries } from '../shared/lodges/summaries'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { lodgesOfProfile, ownLodges, popularLodges, searchedLodges } from './lists'
import { lodgeTagsNamed } from './tags'

const LODGES = 6000

let server: TestServer
let viewerId: number
let tagId: number
let kinkId: number

beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  await fillLodges(db, clock.now())
}, 180_000)
afterAll(() => server.close())

/** Lodges in two countries, one in ten dark, with ten members each; the viewer is in dozens. */
async function fillLodges(db: Database, now: Date): Promise<void> {
  const id = sql.lit(viewerId)
  await sql`
    INSERT INTO lodge (country_id, dark, name, words, category_id, access, country_area_id, grid_latitude,
      grid_longitude, created_at, active_at)
    SELECT 1 + n % 2, n % 10 = 0, 'Lodge ' || n, 'Words', 1 + n % 15, 1 + n % 2, 1,
      round((54 + n % 400 / 100.0) * 20) / 20, round((8 + n / 400 / 4.0) * 20) / 20,
      ${now}::timestamptz - n * interval '10 minutes', ${now}::timestamptz - n * 37 % 5000 * interval '10 minutes'
    FROM generate_series(1, ${LODGES}::integer) AS n`.execute(db)
  await sql`
    INSERT INTO lodge_search (lodge_id, terms)
    SELECT id, name || ' everywhere rare' || substr(name, 7) FROM lodge`.execute(db)
  // Counted for all at once.
  await sql`ALTER TABLE lodge_membership DISABLE TRIGGER lodge_membership_count`.execute(db)
  await sql`
    INSERT INTO lodge_membership (lodge_id, profile_id, role, joined_at)
    SELECT lodge.id, member, CASE n WHEN 1 THEN 2 ELSE 1 END, lodge.created_at
    FROM lodge, generate_series(1, 10) AS n, LATERAL (SELECT ${id} + 1 + (lodge.id * 7 + n * 101) % 11000 AS member) AS chosen
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO lodge_membership (lodge_id, profile_id, role, joined_at)
    SELECT id, ${id}, 1, created_at FROM lodge WHERE id % 100 = 1 ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    UPDATE lodge SET member_count = 10 + lodge.id % 50, owner_id = profile_id
    FROM lodge_membership WHERE lodge_id = lodge.id AND role = 2`.execute(db)
  await sql`INSERT INTO lodge_tag (name) SELECT 'Tag ' || n FROM generate_series(1, 2000) AS n`.execute(db)
  await sql`
    INSERT INTO lodge_tagging (lodge_id, tag_id, position)
    SELECT id, (SELECT min(id) FROM lodge_tag) + id % 2000, 0 FROM lodge`.execute(db)
  await sql`INSERT INTO kink (name) SELECT '{"en-GB": "Kink"}' FROM generate_series(1, 200)`.execute(db)
  await sql`
    INSERT INTO lodge_kink (lodge_id, kink_id)
    SELECT id, (SELECT min(id) FROM kink) + id % 200 FROM lodge WHERE dark`.execute(db)
  const tag = await db.selectFrom('lodgeTag').select('id').where('name', '=', 'Tag 7').executeTakeFirstOrThrow()
  tagId = tag.id
  const dark = await db.selectFrom('lodgeKink').select('kinkId').executeTakeFirstOrThrow()
  kinkId = dark.kinkId
  // PostgreSQL keeps words of new rows in a pending list until a vacuum.
  await sql`VACUUM ANALYZE`.execute(db)
}

const found =
  (conditions: Parameters<typeof searchedLodges>[2], sort: LodgeSort = LodgeSort.MostActive) =>
  (deps: Deps, viewer: MemberViewer) =>
    searchedLodges(deps, viewer, conditions, sort).limit(30)

const lists = {
  own: (deps, viewer) => ownLodges(deps, viewer).limit(30),
  popular: (deps, viewer) => popularLodges(deps, viewer).limit(30),
  mostActive: found({}),
  newest: found({}, LodgeSort.Newest),
  mostMembers: found({}, LodgeSort.MostMembers),
  byName: found({}, LodgeSort.Name),
  category: found({ categoryId: 3 }),
  near: found({ distance: 100 }, LodgeSort.Nearest),
  rareWord: found({ text: 'rare1232' }),
  frequentWord: found({ text: 'everywhere' }),
  tag: (deps, viewer) => searchedLodges(deps, viewer, { tagIds: [tagId] }, LodgeSort.MostActive).limit(30),
  kink: (deps, viewer) => searchedLodges(deps, viewer, { kinkIds: [kinkId] }, LodgeSort.MostActive).limit(30),
  tagsNamed: (deps, viewer) => lodgeTagsNamed(deps.db, viewer, 'tag 19'),
  ofProfile: (deps, viewer) => lodgesOfProfile(deps, viewer, viewerId, LodgeSort.Newest).limit(30),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['own', 1, 'lodge_membership_of_profile'],
  ['popular', 1, 'lodge_members'],
  ['mostActive', 1, 'lodge_active'],
  ['mostActive', 5, 'lodge_active'],
  ['newest', 1, 'lodge_newest'],
  ['mostMembers', 1, 'lodge_members'],
  ['byName', 1, 'lodge_name'],
  ['category', 1, 'lodge_by_category'],
  ['near', 1, 'lodge_place'],
  ['rareWord', 1, 'lodge_search_words'],
  ['frequentWord', 1, 'lodge_active'],
  ['tag', 1, 'lodge_tagging_tag'],
  ['kink', 5, 'lodge_kink_kink'],
  ['tagsNamed', 1, 'lodge_tag_name'],
  ['ofProfile', 1, 'lodge_membership_of_profile'],
] as const)('%s on site %d uses the index %s', async (name, siteId, index) => {
  const viewer = await viewerOn(server, viewerId, siteId)
  await server.deps.db.connection().execute(async (db) => {
    const list = lists[name]({ ...server.deps, db }, viewer)
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, list)
    await sql`reset enable_seqscan`.execute(db)
    expect(whole).toEqual([])
    expect(indexes).toContain(index)
    expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
  })
})

it('summaries of many need as many queries as of one', async () => {
  const viewer = await viewerOn(server, viewerId, 1)
  const rows = await searchedLodges(server.deps, viewer, {}, LodgeSort.Newest).limit(100).execute()
  const ids = rows.map(({ id }) => id)
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const deps = { ...server.deps, db: server.deps.db.withPlugin(counter) }
  expect((await lodgeSummaries(deps, ids.slice(0, 1), viewer)).length).toBe(1)
  expect(queries).toBe(3)
  expect((await lodgeSummaries(deps, ids, viewer)).length).toBe(100)
  expect(queries).toBe(6)
})
