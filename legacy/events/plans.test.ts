import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps, MemberViewer } from '../core/handler'
import { rangeOfDays } from '../shared/gatherings/range'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import { insertEvent } from '../testing/siteEvents'
import type { TestServer } from '../testing/testServer'
import { signedUpEvents } from './files'
import { eventsWithin } from './lists'
import { dueEvents } from './reminders'

let server: TestServer
let viewerId: number

/** An event every hour for three months, with some sign-ups, of which the viewer has one in ten. */
beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  const eventId = await insertEvent(server, [viewerId])
  await sql`
    INSERT INTO event (country_id, dark, title, html, words, kind, zip_code, city, country_area_id, grid_latitude,
      grid_longitude, begins_at, ends_at, time_zone, created_at, published_at)
    SELECT country_id, dark, title || ' ' || n, html, words, kind, zip_code, city, country_area_id, grid_latitude, grid_longitude,
      moment, moment + interval '2 hours', time_zone, moment - interval '200 days', moment - interval '200 days'
    FROM event, generate_series(1, 2000) AS n,
      LATERAL (SELECT ${clock.now()}::timestamptz + (n - 1000) * interval '1 hour' AS moment) AS made
    WHERE id = ${eventId}
  `.execute(db)
  await sql`
    INSERT INTO event_sign_up (event_id, profile_id, status, persons, person_ids, gender, signed_up_at)
    SELECT event.id, ${viewerId}::integer + n * (1 + event.id % 9000), 1, 1, '{}', 1, ${clock.now()}
    FROM event, generate_series(0, 4) AS n WHERE n > 0 OR event.id % 10 = 0
    ON CONFLICT DO NOTHING
  `.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}, 180_000)
afterAll(() => server.close())

const december = rangeOfDays({ firstDay: '2026-12-01', lastDay: '2026-12-31' }, 'Europe/Copenhagen')

const lists = {
  upcoming: (deps, viewer) => eventsWithin(deps, viewer, {}, { from: deps.clock.now() }).limit(30),
  month: (deps, viewer) => eventsWithin(deps, viewer, { kind: 1 }, december).limit(101),
  words: (deps, viewer) => eventsWithin(deps, viewer, { text: 'lamps 1999' }, { from: deps.clock.now() }).limit(30),
  feed: (deps, viewer) => signedUpEvents(deps, viewer),
  reminders: (deps) => dueEvents(deps.db, deps.clock.now()),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['upcoming', 'event_upcoming'],
  ['month', 'event_upcoming'],
  ['words', 'event_words'],
  ['feed', 'event_sign_up_profile'],
  ['reminders', 'event_begins'],
] as const)('%s uses the index %s', async (name, index) => {
  const viewer = await viewerOn(server, viewerId, 1)
  await server.deps.db.connection().execute(async (db) => {
    const list = lists[name]({ ...server.deps, db }, viewer)
    await sql`set enable_seqscan = off`.execute(db)
    const { whole, indexes } = await readingOf(db, list)
    await sql`reset enable_seqscan`.execute(db)
    expect(whole.filter(Boolean)).toEqual([])
    expect(indexes.filter(Boolean)).toContain(index)
    expect((await db.executeQuery(list.compile())).rows.length).toBeGreaterThan(0)
  })
})
