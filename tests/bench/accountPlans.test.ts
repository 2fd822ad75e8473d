import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { accountCases, fillAccounts } from './accountCases'
import { viewerOf } from './community'
import { fill } from './fill'
import { readWhole } from './readWhole.fixture'
import { hearDatabase, type HeardDatabase } from './statements'

const now = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let heard: HeardDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  heard = hearDatabase(database.url)
  await fill(heard.db, 3000, now)
  await fillAccounts(heard.db, 60_000, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(Object.entries(accountCases))('%s reads neither sessions, kept names nor access as a whole', async (_, run) => {
  const viewer = await viewerOf(heard.db, { viewer: 'anywhere', siteId: 1 }, now)
  const whole = await readWhole(heard, () => run({ db: heard.db, clock: { now: () => now } }, viewer))
  expect(whole.filter((table) => ['session', 'reserved_name', 'album_access', 'album'].includes(table ?? ''))).toEqual(
    [],
  )
})
