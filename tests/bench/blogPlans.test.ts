import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { blogCases, runOf } from './blogCases'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
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
  await fillBlogs(heard.db, { profiles: PROFILES, entries: 6000, comments: 60_000 }, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(blogCases.map((each) => [each.name, each] as const))(
  '%s reads neither all comments nor all that members have to do with entries',
  async (_, each) => {
    const whole = await readWhole(heard, await runOf(heard.db, each, { skip: 0, take: 30 }))
    expect(whole.filter((table) => ['comment', 'blog_entry_reader', 'item_like'].includes(table ?? ''))).toEqual([])
  },
)
