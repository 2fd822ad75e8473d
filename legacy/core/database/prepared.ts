import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Prepares a statement from this use on. */
const WORTH_IT = 3
/** Each connection caches the plans of all prepared statements. */
const MAX_PREPARED = 300
/** Restarts counting at this number of statements, most of which are lists of ids of some length. */
const MAX_COUNTED = 2_000
const MAX_LENGTH = 50_000

/**
 * Chooses the statements that the database plans once for each connection. Planning the visibility of a profile
 * takes many times as long as executing it. Lists and searches are planned each time, because the best index
 * depends on how frequent a word or place is; a literal limit is that of a sub-query which counts up to a maximum.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  /** By hash: the statements themselves may be long, and most never return. */
  readonly #uses = new Map<string, number>()

  /** The name of a prepared statement, else undefined. */
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
  return statement.length <= MAX_LENGTH && !/\blimit \$/i.test(statement)
}

/** A pool that prepares statements where that pays. */
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
