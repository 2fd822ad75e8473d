import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { fill } from './fill'
import { lodgeCases, runOf } from './lodgeCases'
import { fillLodges } from './lodgeFill'
import { readWhole } from './readWhole.fixture'
import { hearDatabase, type HeardDatabase } from './statements'

const PROFILES = 2000
const sizes = {
  profiles: PROFILES,
  lodges: 2000,
  memberships: 60_000,
  topics: 20_000,
  comments: 60_000,
  meetups: 20_000,
  media: 20_000,
}
const now = new Date('2026-11-20T12:00:00Z')
const large = [
  'lodge_membership',
  'lodge_activity',
  'debate_entry',
  'debate_entry_reader',
  'comment',
  'meetup',
  'media',
]

let database: TestDatabase
let heard: HeardDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  heard = hearDatabase(database.url)
  await fill(heard.db, PROFILES, now)
  await fillLodges(heard.db, sizes, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(lodgeCases.map((each) => [each.name, each] as const))('%s reads no large table whole', async (_, each) => {
  const whole = await readWhole(heard, await runOf(heard.db, each, { skip: 0, take: 30 }))
  expect(whole.filter((table) => large.includes(table ?? ''))).toEqual([])
})
