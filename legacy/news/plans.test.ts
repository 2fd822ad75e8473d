import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NewsKind, NewsState } from '../contract/staff/newsEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { siteNews } from './desk'
import { runningNews } from './running'

let server: TestServer
let viewerId: number

/** News of ten years on eight sites, most of them over. */
beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  await sql`
    INSERT INTO news (kind, site_id, title, text, starts_at, ends_at)
    SELECT 1 + n % 2, 1 + n % 8, CASE n % 2 WHEN 0 THEN '{}'::jsonb END, '{}'::jsonb,
      ${clock.now()}::timestamptz - n * interval '18 hours', ${clock.now()}::timestamptz - (n - 5) * interval '18 hours'
    FROM generate_series(1, 5000) AS n
  `.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}, 180_000)
afterAll(() => server.close())

const lists = {
  breakingNews: (deps, viewer) => runningNews(deps, viewer, NewsKind.BreakingNews).limit(1),
  ticker: (deps, viewer) => runningNews(deps, viewer, NewsKind.Ticker).limit(1),
  desk: (deps, viewer) => siteNews(deps, viewer, {}).limit(30),
  ended: (deps, viewer) => siteNews(deps, viewer, { state: NewsState.Ended }).limit(30),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['breakingNews', 'news_running'],
  ['ticker', 'news_running'],
  ['desk', 'news_newest'],
  ['ended', 'news_newest'],
] as const)('%s uses the index %s', async (name, index) => {
  const viewer = await viewerOn(server, viewerId, 1)
  await server.deps.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, lists[name]({ ...server.deps, db }, viewer))
    await sql`reset enable_seqscan`.execute(db)
    expect(whole).not.toContain('news')
    expect(indexes).toContain(index)
  })
})
