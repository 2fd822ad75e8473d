import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { preparing } from './prepared'
import type { DB } from './schema.generated'

/** The database, with camelCase column names. */
export type Database = Kysely<DB>

const overrides = new TypeOverrides()
// Counts become numbers; a calendar day has no time zone and stays text.
overrides.setTypeParser(types.builtins.INT8, Number)
overrides.setTypeParser(types.builtins.DATE, (text) => text)

export function openPool(url: string, onError: (error: Error) => void, max = 10): Pool {
  const pool = new Pool({ connectionString: url, max, types: overrides })
  // Without a listener, a connection that the server closes while idle would end the process.
  pool.on('error', onError)
  // The same for one that the server closes in a transaction; its next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The database of a pool; destroying it ends the pool. */
export function databaseOn(pool: Pool): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    // Nested objects come from sub-queries that build JSON.
    plugins: [new CamelCasePlugin()],
  })
}
