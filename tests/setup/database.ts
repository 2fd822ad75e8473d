import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const INSUFFICIENT_PRIVILEGE = '42501'

/** A database of its own for a test. */
export interface TestDatabase {
  url: string
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>
}

/** Copies the migrated template. Copies wait for each other, as PostgreSQL makes one copy of a database at a time. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [template])
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  const own = new URL(url)
  own.pathname = name
  return {
    url: own.href,
    drop: () => onServer(url, (client) => drop(client, name)),
  }
}

/** The database's own sweeper may be at work in it, whom nobody may end; it is soon done. */
async function drop(client: pg.Client, name: string): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      return
    } catch (error) {
      const refused = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE
      if (!refused || left === 0) throw error
      await delay(100)
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
