import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './setup/database'

test('gives each test a migrated database of its own, also concurrently', async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()])
  try {
    expect(new Set(databases.map(({ url }) => url)).size).toBe(databases.length)
    for (const { url } of databases) {
      const client = new pg.Client(url)
      await client.connect()
      const { rows } = await client.query<{ tables: number }>(
        `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
      )
      await client.end()
      expect(rows[0]?.tables).toBeGreaterThan(0)
    }
  } finally {
    await Promise.all(databases.map((database) => database.drop()))
  }
})
