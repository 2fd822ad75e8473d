import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { openPool, type Database } from '../../legacy/core/database/connect'
import type { DB } from '../../legacy/core/database/schema.generated'

/**
 * A database on a single connection that records the statements of some work, without those that control
 * transactions.
 */
export interface HeardDatabase {
  readonly db: Database
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<readonly CompiledQuery[]>
}

/** Opens it; destroying the database closes the connection. */
export function hearDatabase(url: string): HeardDatabase {
  let heard: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(url, () => undefined, 1) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void heard.push(query),
  })
  return {
    db,
    statementsOf: async (work) => {
      heard = []
      await work()
      const statements = heard.filter(({ sql }) => !/^(begin|commit|rollback)/i.test(sql))
      heard = []
      return statements
    },
  }
}

/** A statement that explains how another one is executed. */
export function explained<T>({ sql, parameters }: CompiledQuery, options: string): CompiledQuery<T> {
  return CompiledQuery.raw(`EXPLAIN (${options}) ${sql}`, [...parameters])
}
