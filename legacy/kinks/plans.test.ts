import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { profilesByKinks } from './search'

let server: TestServer
let viewerId: number
let kinks: number[]

beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db } = server.deps
  await sql`INSERT INTO kink (name) SELECT '{"en-GB": "Kink"}' FROM generate_series(1, 200)`.execute(db)
  // Twenty for each member, one in ten of them in private, one in four not wanted.
  await sql`
    INSERT INTO profile_kink (profile_id, kink_id, level, private)
    SELECT profile.id, (SELECT min(id) FROM kink) + (profile.id * 7 + n * 11) % 200, 1 + n % 4 % 3, n % 10 = 0
    FROM profile, generate_series(1, 20) AS n ON CONFLICT DO NOTHING`.execute(db)
  await sql`ANALYZE`.execute(db)
  kinks = (await db.selectFrom('kink').select('id').orderBy('id').limit(3).execute()).map(({ id }) => id)
}, 180_000)
afterAll(() => server.close())

it.each([2, 3])('reads an index, and no table whole, for a search by %i kinks', async (count) => {
  const viewer = await viewerOn(server, viewerId, 5)
  const search = profilesByKinks(server.deps, viewer, kinks.slice(0, count)).limit(30)
  const { whole, indexes } = await readingOf(server.deps.db, search)
  expect(indexes).toContain('shared_kinks_search')
  expect(whole).toEqual([])
})
