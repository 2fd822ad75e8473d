import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const INSUFFICIENT_PRIVILEGE = '42501'
const OBJECT_IN_USE = '55006'

export interface TestDatabase {
  url: string
  /** Closes remaining connections and removes the database. */
  drop(): Promise<void>
}

/** Copies the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template } = inject('testServer')
  return createDatabase((client, name) => copy(client, template, name))
}

/** Copies a template that the first file of the run to want it fills. */
export async function createFilledDatabase(
  content: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const filled = `template_${content}`
  return createDatabase(async (client, name) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [filled])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [filled])
    if (!rowCount) {
      // Under another name until it is full: a file that fails in between leaves none.
      const draft = `${filled}_draft`
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
      await copy(client, template, draft)
      const own = new URL(url)
      own.pathname = draft
      await fill(own.href)
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${filled}`)
    }
    await copy(client, filled, name)
  })
}

/** Copies are serialised, because PostgreSQL makes one copy of a database at a time. */
async function copy(client: pg.Client, template: string, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template])
}

/** A database without any migration, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async (client, name) => {
    await client.query(`CREATE DATABASE ${name}`)
  })
}

async function createDatabase(create: (client: pg.Client, name: string) => Promise<void>): Promise<TestDatabase> {
  const { url } = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, (client) => create(client, name))
  const own = new URL(url)
  own.pathname = name
  return {
    url: own.href,
    drop: () => onServer(url, (client) => drop(client, name)),
  }
}

/**
 * Waits for closing connections, as PostgreSQL itself does for five seconds: a terminated one may still get an
 * error and fail the run. Only remaining ones are terminated. The database's own autovacuum, which nobody may
 * terminate, ends soon.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  let force = ''
  for (let left = 50; ; left -= 1) {
    try {
      await client.query(`DROP DATABASE IF EXISTS ${name} ${force}`)
      return
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (left === 0 || (code !== OBJECT_IN_USE && code !== INSUFFICIENT_PRIVILEGE)) throw error
      if (code === OBJECT_IN_USE) force = 'WITH (FORCE)'
      else await delay(100)
    }
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
