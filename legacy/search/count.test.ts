import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gender } from '../contract/enums'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let viewer: TestClient
let viewerId: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  viewerId = await insertProfile(server, { name: 'Viewer', gender: Gender.Male, darkStatus: 3 })
  viewer = await clientOf(server, viewerId)
})
afterAll(() => server.close())

async function womenAre(count: number): Promise<void> {
  const { db, clock } = server.deps
  await sql`
    INSERT INTO profile (site_id, country_id, zip_code, latitude, longitude, profile_type, gender, name, email,
      password_hash, privacy_consent_at, status, language, created_at)
    SELECT 1, 1, '2100', 55, 12, 1, ${Gender.Female}::integer, 'Woman' || n, n || '@example.com', '-', now, 3, 'da-DK', now
    FROM generate_series((SELECT count(*) + 1 FROM profile WHERE gender = ${Gender.Female}), ${count}::integer) AS n,
      LATERAL (SELECT ${clock.now()}::timestamptz AS now) AS moment`.execute(db)
}

const counted = async (client = viewer) =>
  (await client.call('Search.CountProfiles', { options: { genders: [Gender.Female] } })).data

describe('the number of profiles that a search finds', () => {
  it.each([
    [0, { count: 0, more: false }],
    [1, { count: 1, more: false }],
    [999, { count: 999, more: false }],
    [1000, { count: 1000, more: false }],
    [1001, { count: 1000, more: true }],
    [1100, { count: 1000, more: true }],
  ])('is exact up to a thousand, for %d', async (found, answer) => {
    await womenAre(found)
    expect(await counted()).toEqual(answer)
  })

  it('is exact for a viewer who cannot see all of more than a thousand', async () => {
    await sql`
      INSERT INTO blacklist (profile_id, blocked_id)
      SELECT id, ${viewerId}::integer FROM profile WHERE gender = ${Gender.Female} ORDER BY id LIMIT 100`.execute(
      server.deps.db,
    )
    expect(await counted()).toEqual({ count: 1000, more: false })
    await sql`UPDATE profile SET status = 4 WHERE name = 'Woman1100'`.execute(server.deps.db)
    expect(await counted()).toEqual({ count: 999, more: false })
    expect(await counted(await clientOf(server, viewerId, { host: 'dark.dk.localhost' }))).toEqual({
      count: 0,
      more: false,
    })
  })
})
