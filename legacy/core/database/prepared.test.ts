import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/database'
import { heldMemory } from '../../../tests/setup/heldMemory'
import { type Database, databaseOn, openPool } from './connect'
import { PreparedStatements, preparing } from './prepared'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = databaseOn(openPool(database.url, () => undefined, 1))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

it('a repeated look-up is planned once', async () => {
  for (const id of [1, 2, 3, 4]) {
    const { rows } = await sql`select ${id}::integer as id`.execute(db)
    expect(rows).toEqual([{ id }])
  }
  expect(await prepared()).toEqual(['select $1::integer as id'])
})

it('a page of a list is planned for its parameters', async () => {
  for (const take of [1, 2, 3, 4]) await sql`select generate_series(1, 9) as n limit ${take}`.execute(db)
  expect(await prepared()).not.toContainEqual(expect.stringContaining('generate_series'))
})

it('a look-up with a capped count is planned once', async () => {
  for (const id of [1, 2, 3, 4])
    await sql`select count(*) from (select 1 from generate_series(1, ${id}) limit 100) as capped`.execute(db)
  expect(await prepared()).toContainEqual(expect.stringContaining('as capped'))
})

it('connections keep a bounded number of plans', () => {
  const statements = new PreparedStatements()
  const namesOf = (index: number) => [1, 2, 3].map(() => statements.nameOf(`select ${index}`))[2]
  const names = Array.from({ length: 1_000 }, (_each, index) => namesOf(index)).filter(Boolean)
  expect(new Set(names).size).toBe(300)
  expect(namesOf(0)).toBe(names[0])
})

it('long statements that never return are not kept', () => {
  const statements = new PreparedStatements()
  const before = heldMemory()
  for (let index = 0; index < 1_900; index += 1)
    statements.nameOf(`select ${index} in (${Array.from({ length: 3_000 }, (_each, id) => `$${id}`).join()})`)
  expect(heldMemory() - before).toBeLessThan(5_000_000)
  expect([1, 2, 3].map(() => statements.nameOf('select 1'))).toEqual([undefined, undefined, expect.any(String)])
})

it('a cursor is refused rather than taken for a statement', async () => {
  const pool = preparing(openPool(database.url, () => undefined, 1))
  const client = await pool.connect()
  const cursor = { read: () => Promise.resolve([]), close: () => Promise.resolve() }
  expect(() => client.query(cursor)).toThrow('not by a cursor')
  client.release()
  await pool.end()
})
