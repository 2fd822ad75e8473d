import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { eventCases, runOf } from './eventCases'
import { fillEvents } from './eventFill'
import { fill } from './fill'
import { indexesUsed, readWhole } from './readWhole.fixture'
import { hearDatabase, type HeardDatabase } from './statements'

const PROFILES = 2000
const sizes = { profiles: PROFILES, events: 20_000, signUps: 100_000, comments: 40_000 }
const now = new Date('2026-11-20T12:00:00Z')
/** Cases that find nothing among so few events. */
const empty = ['Upcoming, rare word', 'Upcoming, nothing', 'Reminders due']
const large = ['event', 'event_host', 'event_sign_up', 'event_question', 'comment', 'media', 'conversation']

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

it.each([
  ['Upcoming, all', 'event_upcoming'],
  ['Upcoming, dark site', 'event_upcoming'],
  ['Upcoming, a kind', 'event_upcoming'],
  ['Upcoming, an area', 'event_upcoming'],
  ['Upcoming, within 20 km', 'event_upcoming'],
  ['Upcoming, within 20 km, a kind', 'event_upcoming'],
  ['Upcoming, rare word', 'event_words'],
  ['Upcoming, nothing', 'event_words'],
  ['Next month', 'event_upcoming'],
  ['Own, going', 'event_sign_up_profile'],
  ['Own, waiting', 'event_sign_up_profile'],
  ['Own, past', 'event_sign_up_profile'],
  ['Own, hosted', 'event_host_profile'],
  ['Guests', 'event_sign_up_order'],
  ['Door, waiting', 'event_sign_up_order'],
  ['Questions', 'event_question_order'],
  ['Comments, two layers', 'comment_of_item'],
  ['Album', 'media_of_event'],
  ['Mail', 'conversation_event'],
  ['Feed', 'event_sign_up_profile'],
  ['Reminders due', 'event_begins'],
])('%s uses the index %s', async (name, index) => {
  const each = eventCases.find((one) => one.name === name)
  if (!each) throw new Error(`There is no case ${name}`)
  const run = await runOf(heard.db, each, { skip: 0, take: 30 })
  expect(await indexesUsed(heard, run)).toContain(index)
  const found = await run()
  const isEmpty = Array.isArray(found) && found.length === 0
  expect(isEmpty).toBe(empty.includes(name))
})
