import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOn, openPool, type Database } from '../../legacy/core/database/connect'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { cases, type Case } from './cases'
import { viewerOf } from './community'
import { fill } from './fill'

const PROFILES = 2000
const now = new Date('2026-11-20T12:00:00Z')

/**
 * With a few thousand rows, a sequential scan is right where a filter keeps many of them, so only these lists can
 * be tested.
 */
const ordered = new Set([
  'Newest',
  'Newest, dark site',
  'Top',
  'Match word, seldom',
  'Search without filters',
  'Women',
  'Women with picture, by name',
  'Text, rare word',
])

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = databaseOn(openPool(database.url, () => undefined, 1))
  await fill(db, PROFILES, now)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

async function compiled(each: Case): Promise<CompiledQuery<{ id: number }>> {
  const list = await each.list(db, await viewerOf(db, each, now), now)
  return list.offset(0).limit(30).compile()
}

it.each(cases.map((each) => [each.name, each] as const))('%s runs', async (_, each) => {
  const { rows } = await db.executeQuery(await compiled(each))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

it.each(cases.filter(({ name }) => ordered.has(name)).map((each) => [each.name, each] as const))(
  '%s reads no table of people whole',
  async (_, each) => {
    const { sql, parameters } = await compiled(each)
    const explanation = CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    const [row] = (await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explanation)).rows
    const read = row ? nodes(row['QUERY PLAN'][0].Plan) : []
    const whole = read.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
    expect(whole.filter((table) => table !== 'blacklist' && table !== 'search_promotion')).toEqual([])
  },
)
