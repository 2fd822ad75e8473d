import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../tests/setup/database'
import { migrate } from './migrate'

let database: TestDatabase
let url: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  url = database.url
})
afterAll(() => database.drop())

it('brings an empty database up to date, also when several servers start at once', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name')
  await client.end()
  expect(rows.map((row) => row.name)).toContain('0001_frame.sql')
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
})

it('matches the types that the code is compiled with', async () => {
  const options = '--verify --dialect postgres --camel-case --date-parser string --include-pattern public.*'.split(' ')
  const generate = promisify(execFile)('node_modules/.bin/kysely-codegen', [
    ...options,
    '--exclude-pattern',
    '*(migration|rate_limit)',
    '--url',
    url,
    '--out-file',
    'legacy/core/database/schema.generated.ts',
  ])
  await expect(generate).resolves.toBeDefined()
})
