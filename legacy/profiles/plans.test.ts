import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../core/database/connect'
import type { MemberReader } from '../core/handler'
import { beginSession } from '../core/session'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { birthdayProfiles, newestProfiles, onlineProfiles } from './lists'

const PROFILES = 20_000

let server: TestServer
let profileId: number

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  profileId = await insertProfile(server, { name: 'Reader', darkStatus: 3 })
  await fill(db, clock.now())
})
afterAll(() => server.close())

/** Many members in two countries: one in fifty is online, one in ten approved for the dark site, with blocks among them. */
async function fill(db: Database, now: Date): Promise<void> {
  await sql`
    INSERT INTO profile (site_id, country_id, zip_code, latitude, longitude, profile_type, gender, name, email,
      password_hash, status, dark_status, language, created_at, last_online_at)
    SELECT 1, country, CASE country WHEN 1 THEN '2100' ELSE '0150' END, 55, 12, 1, 1 + n % 2, 'Filled' || n,
      n || '@example.com', '-', CASE WHEN n % 20 = 0 THEN 4 ELSE 3 END, CASE WHEN n % 10 = 1 THEN 3 ELSE 0 END, 'da-DK',
      ${now}::timestamptz - n * interval '7 minutes',
      CASE WHEN n % 50 = 1 THEN ${now}::timestamptz - n % 200 * interval '1 second'
           ELSE ${now}::timestamptz - n * interval '1 hour' END
    FROM generate_series(1, ${PROFILES}::integer) AS n, LATERAL (SELECT 1 + n / 50 % 2 AS country)
  `.execute(db)
  await sql`
    INSERT INTO person (profile_id, position, gender, birthday)
    SELECT id, 0, gender, date '1960-01-01' + id * 37 % 16000 FROM profile WHERE id <> ${profileId}
  `.execute(db)
  await sql`
    INSERT INTO blacklist (profile_id, blocked_id)
    SELECT id, id - 7 FROM profile WHERE id % 3 = 0 AND id - 7 > (SELECT min(id) FROM profile)
  `.execute(db)
  await sql`ANALYZE`.execute(db)
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** A reader as a request makes one. */
async function readerOn(siteId: number): Promise<MemberReader> {
  const { session } = await beginSession(server.deps, { profileId, rememberMe: false })
  const profile = await server.deps.db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { site: server.deps.settings.sites.byId(siteId), locale: 'da-DK', session, profile }
}

const lists = {
  newest: newestProfiles,
  online: (db: Database, reader: MemberReader) => onlineProfiles(db, reader, server.clock.now()),
  birthday: (db: Database, reader: MemberReader) => birthdayProfiles(db, reader, server.clock.now()),
}

// The planner's own choice: no way of reading is switched off.
it.each([
  ['newest', 1, 'profile_newest'],
  ['newest', 5, 'profile_newest_dark'],
  ['online', 1, 'profile_online'],
  ['online', 5, 'profile_online'],
  ['birthday', 1, 'person_birthday'],
  ['birthday', 5, 'person_birthday'],
] as const)('the list %s of site %d is read by the index %s', async (name, siteId, index) => {
  const list = lists[name](server.deps.db, await readerOn(siteId)).limit(30)
  const [row] = await list.explain<{ 'QUERY PLAN': [{ Plan: Plan }] }>('json')
  const plan = row?.['QUERY PLAN'][0].Plan
  const read = plan ? nodes(plan) : []
  expect(read.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  expect(read.map((node) => node['Index Name'])).toContain(index)
  expect((await list.execute()).length).toBeGreaterThan(0)
})
