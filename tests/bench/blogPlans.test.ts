import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { blogCases, runOf, type BlogCase } from './blogCases'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { explained, hearDatabase, type HeardDatabase } from './statements'

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

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The tables that a call reads from end to end. */
async function readWhole(each: BlogCase): Promise<(string | undefined)[]> {
  const statements = await heard.statementsOf(await runOf(heard.db, each, { skip: 0, take: 30 }))
  const whole: (string | undefined)[] = []
  for (const statement of statements) {
    const query = explained<{ 'QUERY PLAN': [{ Plan: Plan }] }>(statement, 'FORMAT JSON')
    const [row] = (await heard.db.executeQuery(query)).rows
    const scans = row ? nodes(row['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'] === 'Seq Scan') : []
    whole.push(...scans.map((node) => node['Relation Name']))
  }
  return whole
}

it.each(blogCases.map((each) => [each.name, each] as const))(
  '%s reads neither all comments nor all that members have to do with entries',
  async (_, each) => {
    const whole = await readWhole(each)
    expect(whole.filter((table) => ['comment', 'blog_entry_reader', 'item_like'].includes(table ?? ''))).toEqual([])
  },
)
