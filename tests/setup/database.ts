import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

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
    drop: () =>
      onServer(url, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
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
