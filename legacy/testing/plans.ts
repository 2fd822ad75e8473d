import { tmpdir } from 'node:os'
import { CompiledQuery, sql, type Compilable } from 'kysely'
import { createFilledDatabase } from '../../tests/setup/database'
import { databaseOn, openPool, type Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { beginSession } from '../core/access/session'
import { readSettings } from '../core/settings'
import { insertPlaces } from './places'
import { insertProfile } from './profiles'
import { startTestServer, TestClock, type TestServer } from './testServer'

const PROFILES = 12_000

/** A server with a viewer in a great community, which all files of a run copy. */
export async function startCommunity(): Promise<{ readonly server: TestServer; readonly viewerId: number }> {
  const database = await createFilledDatabase('community', async (url) => {
    const db = databaseOn(openPool(url, () => undefined, 1))
    const deps = { db, clock: new TestClock(), settings: readSettings({ DATA_DIR: tmpdir() }) }
    await insertPlaces(db)
    await fillCommunity(db, deps.clock.now(), await insertProfile({ deps }, { name: 'Viewer', darkStatus: 3 }))
    await db.destroy()
  })
  const server = await startTestServer({}, {}, database)
  const { id } = await server.deps.db
    .selectFrom('profile')
    .select('id')
    .where('name', '=', 'Viewer')
    .executeTakeFirstOrThrow()
  return { server, viewerId: id }
}

/** Many members in two countries: one in fifty is online, one in ten approved for the dark site, with blocks among them. */
async function fillCommunity(db: Database, now: Date, viewerId: number): Promise<void> {
  await sql`
    INSERT INTO profile (site_id, country_id, zip_code, latitude, longitude, profile_type, gender, name, email,
      password_hash, privacy_consent_at, status, dark_status, language, created_at, last_online_at)
    SELECT 1, country, CASE country WHEN 1 THEN '2100' ELSE '0150' END, 55, 12, 1, 1 + n % 2, 'Filled' || n,
      n || '@example.com', '-', ${now}, CASE WHEN n % 20 = 0 THEN 4 ELSE 3 END, CASE WHEN n % 10 = 1 THEN 3 ELSE 0 END, 'da-DK',
      ${now}::timestamptz - n * interval '7 minutes',
      CASE WHEN n % 50 = 1 THEN ${now}::timestamptz - n % 200 * interval '1 second'
           ELSE ${now}::timestamptz - n * interval '1 hour' END
    FROM generate_series(1, ${PROFILES}::integer) AS n, LATERAL (SELECT 1 + n / 50 % 2 AS country)
  `.execute(db)
  await sql`
    INSERT INTO person (profile_id, position, gender, birthday)
    SELECT id, 0, gender, date '1960-01-01' + id * 37 % 16000 FROM profile WHERE id <> ${viewerId}
  `.execute(db)
  await sql`
    INSERT INTO blacklist (profile_id, blocked_id)
    SELECT id, id - 7 FROM profile WHERE id % 3 = 0 AND id - 7 > (SELECT min(id) FROM profile)
  `.execute(db)
  // Every twentieth is on the front page with a picture that every fourth member likes; the places are spread
  // widely.
  await sql`
    INSERT INTO media (profile_id, kind, width, height, storage_key)
    SELECT id, 1, 800, 1000, 'shared' FROM profile WHERE id % 2 = 0
  `.execute(db)
  await sql`
    UPDATE profile SET picture_id = media.id, show_on_front_page = profile.id % 20 = 2,
      show_on_dark_front_page = profile.id % 20 = 2
    FROM media WHERE media.profile_id = profile.id
  `.execute(db)
  await sql`
    INSERT INTO item_like (item_type, item_id, profile_id, created_at)
    SELECT 1, item, profile.id, profile.created_at
    FROM profile, LATERAL (SELECT (SELECT min(id) FROM media) + profile.id % 10 AS item) WHERE profile.id % 4 = 0
  `.execute(db)
  await sql`
    INSERT INTO zip_code (country_id, zip_code, city, country_area_id, latitude, longitude)
    SELECT 1, 'Z' || n, 'City', 1, 54 + n % 400 / 100.0, 8 + n / 400 / 4.0 FROM generate_series(1, 16000) AS n
  `.execute(db)
  await sql`ANALYZE`.execute(db)
}

/**
 * Gives each member relations with a few others; the viewer gets dozens, and a thousand visits, including some of
 * members who are online.
 */
export async function fillRelations(db: Database, now: Date, viewerId: number): Promise<void> {
  const id = sql.lit(viewerId)
  const pairs = (viewersShare: number, othersShare: number) => sql`(
    SELECT ${id} AS one, id AS other, id AS number FROM profile WHERE id <> ${id} AND id % ${sql.lit(viewersShare)} = 2
    UNION ALL
    SELECT id, id - step, id FROM profile, generate_series(1, ${sql.lit(othersShare)}) AS step
    WHERE id <> ${id} AND id - step > ${id}) AS pairs`
  const moment = sql`${now}::timestamptz - number * interval '3 minutes'`
  await sql`INSERT INTO favourite SELECT one, other, ${moment} FROM ${pairs(400, 2)}`.execute(db)
  await sql`INSERT INTO note SELECT one, other, 'A note', ${moment} FROM ${pairs(400, 2)}`.execute(db)
  await sql`INSERT INTO visit SELECT one, other, ${moment} FROM ${pairs(20, 3)}`.execute(db)
  await sql`INSERT INTO blacklist SELECT one, other, ${moment} FROM ${pairs(333, 0)} ON CONFLICT DO NOTHING`.execute(db)
  await sql`INSERT INTO relation (requester_id, answerer_id, type, status, since)
    SELECT one, other, 3, 2, ${moment} FROM ${pairs(300, 1)}`.execute(db)
  await sql`INSERT INTO guestbook_entry (profile_id, author_id, text, created_at)
    SELECT one, other, 'Hi', ${moment} FROM ${pairs(40, 2)}`.execute(db)
  await sql`INSERT INTO tag (profile_id, name) SELECT id, word FROM profile, (VALUES ('known'), ('met')) AS words (word)
    WHERE id % 4 = 0 OR id = ${id}`.execute(db)
  await sql`INSERT INTO profile_tag SELECT tag.id, other FROM ${pairs(400, 2)} JOIN tag ON tag.profile_id = one`.execute(
    db,
  )
  await sql`INSERT INTO report (item_type, item_id, reporter_id, reason, created_at, decision)
    SELECT 1, other, one, 1 + number % 5, ${moment}, CASE WHEN number % 50 = 0 THEN 0 ELSE 1 END
    FROM ${pairs(80, 1)}`.execute(db)
  await sql`ANALYZE`.execute(db)
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** What the planner would read for a query: tables scanned sequentially, and indexes used. */
export async function readingOf(
  db: Database,
  query: Compilable<object>,
): Promise<{ whole: (string | undefined)[]; indexes: (string | undefined)[] }> {
  const { sql: text, parameters } = query.compile()
  const explanation = CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters])
  const [row] = (await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explanation)).rows
  const plan = row?.['QUERY PLAN'][0].Plan
  const read = plan ? nodes(plan) : []
  return {
    whole: read.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
    indexes: read.map((node) => node['Index Name']),
  }
}

/** A viewer as a request creates one. */
export async function viewerOn({ deps }: TestServer, profileId: number, siteId: number): Promise<MemberViewer> {
  const { session } = await beginSession(deps, { profileId, rememberMe: false })
  const profile = await deps.db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
  return { site: deps.settings.sites.byId(siteId), locale: 'da-DK', session, profile }
}
