import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/setup/database'
import { databaseOn, openPool } from './connect'

it('a connection that is closed in the middle of a transaction fails that transaction and nothing else', async () => {
  const database = await createTestDatabase()
  const pool = openPool(database.url, () => undefined, 2)
  const db = databaseOn(pool)
  try {
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      // Polls without using the connection while its end is on the way.
      for (let told = false; !told;) {
        const { rows: left } = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db)
        told = left.length === 0
      }
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toThrow(/connection|terminat/i)
    expect((await sql`select 7 as value`.execute(db)).rows).toEqual([{ value: 7 }])
  } finally {
    await db.destroy()
    await database.drop()
  }
})
