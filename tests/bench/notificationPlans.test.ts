import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { notificationCases, runOf, tellingOf } from './notificationCases'
import { fillNotifications } from './notificationFill'
import { indexesUsed, readWhole } from './readWhole.fixture'
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
  await fillNotifications(heard.db, { profiles: PROFILES, notifications: 60_000 }, now)
})
afterAll(async () => {
  await heard.db.destroy()
  await database.drop()
})

it.each(notificationCases.map((each) => [each.name, each] as const))(
  '%s reads neither all notifications nor all that they are about',
  async (_, each) => {
    const whole = await readWhole(heard, await runOf(heard.db, each))
    expect(whole.filter((table) => ['notification', 'comment', 'blog_entry'].includes(table ?? ''))).toEqual([])
  },
)

it.each([
  ['Latest', 'notification_list'],
  ['Unread', 'notification_unread'],
])('%s uses the index made for it', async (name, index) => {
  const used = notificationCases.filter((each) => each.name === name)
  for (const each of used) expect(await indexesUsed(heard, await runOf(heard.db, each))).toContain(index)
  expect(used).toHaveLength(1)
})

it('notifies hundreds in a handful of statements', async () => {
  const tell = await tellingOf(heard.db, 500)
  expect(await tell()).toBeGreaterThan(300)
  const statements = await heard.statementsOf(tell)
  expect(statements.length).toBeLessThan(15)
})
