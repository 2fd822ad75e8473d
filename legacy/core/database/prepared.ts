import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** From this use on a statement is prepared. */
const WORTH_IT = 3
/** Each connection keeps the plans of all that are prepared. */
const MAX_PREPARED = 300
/** So many are counted; then counting begins anew, as most of them are lists of ids of some other length. */
const MAX_COUNTED = 2_000
const LONGEST = 20_000

/**
 * Which statements the database is to plan once for each connection, by the names that they get. Planning what may be
 * seen of a profile takes many times as long as carrying it out. Lists and searches are planned each time: which index
 * is best depends on how frequent the wanted word or place is.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  /** By name: the statements themselves may be long, and most never come again. */
  readonly #uses = new Map<string, number>()

  /** The name under which a statement is prepared; undefined when it is not. */
  nameOf(statement: string): string | undefined {
    const known = this.#names.get(statement)
    if (known || this.#names.size >= MAX_PREPARED || !isLookUp(statement)) return known
    if (this.#uses.size >= MAX_COUNTED) this.#uses.clear()
    const name = createHash('sha256').update(statement).digest('base64url')
    const uses = (this.#uses.get(name) ?? 0) + 1
    this.#uses.set(name, uses)
    if (uses < WORTH_IT) return undefined
    this.#names.set(statement, name)
    this.#uses.delete(name)
    return name
  }
}

function isLookUp(statement: string): boolean {
  return statement.length <= LONGEST && !/\blimit\b/i.test(statement)
}

/** A pool whose statements are prepared where that pays. */
export function preparing(pool: Pool): PostgresPool {
  const statements = new PreparedStatements()
  return {
    connect: async () => prepare(await pool.connect(), statements),
    end: () => pool.end(),
  }
}

function prepare(client: PoolClient, statements: PreparedStatements): PostgresPoolClient {
  const query = (text: unknown, values: unknown[]) => {
    if (typeof text !== 'string') throw new TypeError('Statements are read whole, not by a cursor')
    const name = values.length > 0 ? statements.nameOf(text) : undefined
    return client.query({ text, values, ...(name && { name }) })
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}
