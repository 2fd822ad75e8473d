import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps, MemberViewer } from '../core/handler'
import { insertDebateCategory } from '../testing/debates'
import { insertLodge } from '../testing/lodges'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { entryCounts, latestEntries } from './categories/read'
import { entriesIn, ownDrafts } from './entries/lists'

let server: TestServer
let viewerId: number
let lodgeId: number
let categoryId: number

beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  const lodgeIds: number[] = []
  for (let count = 0; count < 2; count += 1) {
    const id = await insertLodge(server, viewerId)
    lodgeIds.push(id)
    for (let number = 0; number < 2; number += 1) await insertDebateCategory(server, id)
  }
  lodgeId = lodgeIds[1] ?? 0
  const category = await db
    .selectFrom('debateCategory')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  categoryId = category.id
  await sql`
    INSERT INTO debate_entry (lodge_id, category_id, profile_id, status, title, created_at, published_at, active_at, pinned)
    SELECT debate_category.lodge_id, debate_category.id, profile.id, 2, 'Topic ' || n, moment, moment, moment, n % 800 = 0
    FROM generate_series(1, 4000) AS n, debate_category
    JOIN LATERAL (SELECT ${viewerId}::integer + 1 + (debate_category.id * 37 + n * 7) % 11000 AS author) AS written ON true
    JOIN profile ON profile.id = written.author,
      LATERAL (SELECT ${clock.now()}::timestamptz - n * interval '7 minutes' AS moment) AS written_at
    WHERE profile.status = 3
  `.execute(db)
  await sql`
    INSERT INTO debate_entry (lodge_id, category_id, profile_id, created_at)
    SELECT ${lodgeId}, ${categoryId}, ${viewerId}, ${clock.now()} FROM generate_series(1, 50)
  `.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}, 180_000)
afterAll(() => server.close())

const lists = {
  newest: (deps, viewer) => entriesIn(deps, viewer, { lodgeId }, false).limit(30),
  liveliest: (deps, viewer) => entriesIn(deps, viewer, { lodgeId }, true).limit(30),
  newestOfCategory: (deps, viewer) => entriesIn(deps, viewer, { lodgeId, categoryId }, false).limit(30),
  liveliestOfCategory: (deps, viewer) => entriesIn(deps, viewer, { lodgeId, categoryId }, true).limit(30),
  drafts: (deps, viewer) => ownDrafts(deps, viewer, lodgeId).limit(30),
  counts: (deps, viewer) => entryCounts(deps, viewer, lodgeId),
  latest: (deps, viewer) => latestEntries(deps, viewer, lodgeId),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['newest', 'debate_entry_newest'],
  ['liveliest', 'debate_entry_active'],
  ['newestOfCategory', 'debate_entry_category_newest'],
  ['liveliestOfCategory', 'debate_entry_category_active'],
  ['drafts', 'debate_entry_drafts'],
  ['counts', 'debate_entry_counted'],
  ['latest', 'debate_entry_category_newest'],
] as const)('%s uses the index %s', async (name, index) => {
  const viewer = await viewerOn(server, viewerId, 1)
  await server.deps.db.connection().execute(async (db) => {
    const list = lists[name]({ ...server.deps, db }, viewer)
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, list)
    await sql`reset enable_seqscan`.execute(db)
    // The rows that name the halves of a list are no table.
    expect(whole.filter(Boolean)).toEqual([])
    expect(indexes).toContain(index)
    expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
  })
})
