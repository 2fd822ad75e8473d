import { sql, type Compilable } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps, MemberViewer } from '../core/handler'
import { insertLodge } from '../testing/lodges'
import { readingOf, startCommunity, viewerOn } from '../testing/plans'
import type { TestServer } from '../testing/testServer'
import { meetupsWithin } from './calendar'
import { signedUpMeetups } from './feed'
import { dueMeetups } from './reminders'
import { rangeOfDays } from '../shared/gatherings/range'

let server: TestServer
let viewerId: number
let lodgeId: number
let meetupId: number

/** Ten lodges with a meetup an hour for a month, and a popular one. */
beforeAll(async () => {
  ;({ server, viewerId } = await startCommunity())
  const { db, clock } = server.deps
  for (let count = 0; count < 10; count += 1) lodgeId = await insertLodge(server, viewerId)
  await sql`
    INSERT INTO meetup (lodge_id, profile_id, title, html, words, begins_at, ends_at, time_zone, created_at)
    SELECT lodge.id, profile.id, 'Meetup ' || n, '', '', moment, moment + interval '2 hours', 'Europe/Copenhagen', moment
    FROM generate_series(1, 800) AS n, lodge
    JOIN LATERAL (SELECT ${viewerId}::integer + 1 + (lodge.id * 37 + n * 7) % 11000 AS maker) AS made ON true
    JOIN profile ON profile.id = made.maker,
      LATERAL (SELECT ${clock.now()}::timestamptz + (n - 400) * interval '1 hour' AS moment) AS made_at
    WHERE profile.status = 3
  `.execute(db)
  ;({ id: meetupId } = await db.selectFrom('meetup').select('id').orderBy('id').executeTakeFirstOrThrow())
  await sql`
    INSERT INTO meetup_sign_up (meetup_id, profile_id, status, signed_up_at)
    SELECT ${meetupId}, id, 1, ${clock.now()} FROM profile WHERE status = 3 ORDER BY id LIMIT 300
  `.execute(db)
  await sql`
    INSERT INTO meetup_sign_up (meetup_id, profile_id, status, signed_up_at)
    SELECT meetup.id, ${viewerId}::integer + n % 2 * (1 + meetup.id % 9000), 1, ${clock.now()}
    FROM meetup, generate_series(0, 1) AS n WHERE meetup.id % 2 = 0
    ON CONFLICT DO NOTHING
  `.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}, 180_000)
afterAll(() => server.close())

const december = rangeOfDays({ firstDay: '2026-12-01', lastDay: '2026-12-31' }, 'Europe/Copenhagen')

const lists = {
  coming: (deps, viewer) => meetupsWithin(deps, viewer, lodgeId, { from: deps.clock.now() }).limit(30),
  month: (deps, viewer) => meetupsWithin(deps, viewer, lodgeId, december).limit(101),
  feed: (deps, viewer) => signedUpMeetups(deps, viewer),
  reminders: (deps) => dueMeetups(deps.db, deps.clock.now()),
} satisfies Readonly<Record<string, (deps: Deps, viewer: MemberViewer) => Compilable<object>>>

// Small tables are scanned. The index is otherwise the planner's choice.
it.each([
  ['coming', 'meetup_calendar'],
  ['month', 'meetup_calendar'],
  ['feed', 'meetup_sign_up_profile'],
  ['reminders', 'meetup_begins'],
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
