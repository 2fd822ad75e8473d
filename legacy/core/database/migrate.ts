import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number that nothing else of the installation locks. */
const LOCK = 1_998_0901

/**
 * Applies the SQL files that a database has not seen, each in its own transaction, and the migrations of the job
 * queue. Several servers may call it at once.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
    for (const file of files.filter((name) => !applied.has(name))) await apply(client, file)
    // Inside the lock: the queue's own migrations do not expect a second server at the same time.
    await runMigrations({ connectionString: url })
  } finally {
    await client.end()
  }
}

async function apply(client: Client, file: string): Promise<void> {
  const text = await readFile(join(FOLDER, file), 'utf8')
  await client.query('BEGIN')
  try {
    await client.query(text)
    await client.query('INSERT INTO migration (name) VALUES ($1)', [file])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
