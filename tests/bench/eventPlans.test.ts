import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { eventCases, runOf } from './eventCases'
import { fillEvents } from './eventFill'
import { fill } from './fill'
import { readWhole } from './readWhole.fixture'
import { hearDatabase, type HeardDatabase } from './statements'

const PROFILES = 2000
const sizes = { profiles: PROFILES, events: 20_000, signUps: 100_000, comments: 40_000 }
const now = new Date('2026-11-20T12:00:00Z')
const large = ['event', 'event_host', 'event_sign_up', 'event_question', 'comment']

let database: TestDatabase
let heard: HeardDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  heard = hearDatabase(database.url)
  await fill(heard.db, PROFILES, now)
  await fillEvents(heard.db, sizes, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(eventCases.map((each) => [each.name, each] as const))('%s reads no large table whole', async (_, each) => {
  const whole = await readWhole(heard, await runOf(heard.db, each, { skip: 0, take: 30 }))
  expect(whole.filter((table) => large.includes(table ?? ''))).toEqual([])
})
