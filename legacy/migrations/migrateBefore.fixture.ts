import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestDatabase } from '../../tests/setup/database'

/** Migrates an empty database to the version before a migration, given by its number. */
export async function migrateBefore(number: string, { url }: TestDatabase): Promise<void> {
  const folder = new URL('.', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < number).sort()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE TABLE migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())')
  for (const file of files) {
    await client.query(await readFile(new URL(file, folder), 'utf8'))
    await client.query('INSERT INTO migration (name) VALUES ($1)', [file])
  }
  await client.end()
}
