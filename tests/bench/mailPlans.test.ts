import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { fill } from './fill'
import { mailCases, runOf } from './mailCases'
import { fillMail } from './mailFill'
import { readWhole } from './readWhole.fixture'
import { hearDatabase, type HeardDatabase } from './statements'

const PROFILES = 1000
const now = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let heard: HeardDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  heard = hearDatabase(database.url)
  await fill(heard.db, PROFILES, now)
  await fillMail(heard.db, { profiles: PROFILES, messages: 60_000 }, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(mailCases.map((each) => [each.name, each] as const))(
  '%s reads neither all messages nor all who are in conversations',
  async (_, each) => {
    const whole = await readWhole(heard, await runOf(heard.db, each, { skip: 0, take: 30 }))
    expect(whole.filter((table) => ['message', 'conversation_member'].includes(table ?? ''))).toEqual([])
  },
)
