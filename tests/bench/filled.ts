import { cpus } from 'node:os'
import type { Database } from '../../legacy/core/database/connect'
import { print, type Source, withBenchDatabase } from './measuring'
import { hearDatabase, type HeardDatabase } from './statements'

export const listOptions = {
  runs: { type: 'string', default: '5' },
  /** Part of the names of cases. */
  only: { type: 'string', default: '' },
  out: { type: 'string', default: 'data/bench' },
  /** A database that an earlier run kept, to measure it again. */
  url: { type: 'string' },
  /** Keeps the database running until the script is stopped. */
  keep: { type: 'boolean', default: false },
} as const

interface Work {
  /** Fills an empty database. Returns a description of the data. */
  readonly fillIn: (db: Database, now: Date) => Promise<string>
  readonly measure: (heard: HeardDatabase) => Promise<void>
}

/** Measures a temporary filled database, or one that exists already. */
export async function onFilledDatabase(source: Source, { fillIn, measure }: Work): Promise<void> {
  await withBenchDatabase(source, async (url) => {
    const heard = hearDatabase(url)
    try {
      if (!source.url) {
        const start = performance.now()
        const content = await fillIn(heard.db, new Date())
        print(`${content} in ${Math.round((performance.now() - start) / 1000)} s`)
        print(`${cpus()[0]?.model}, ${cpus().length} cores\n`)
      }
      await measure(heard)
    } finally {
      await heard.db.destroy()
    }
  })
}
