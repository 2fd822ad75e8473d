import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CompiledQuery } from 'kysely'
import { databaseOn, openPool, type Database } from '../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'
import { migrate } from '../../legacy/core/database/migrate'
import { makeDataFolder, removeDataFolder } from '../setup/dataFolder'
import { cases, type Case } from './cases'
import { readerOf } from './community'
import { fill } from './fill'

// Measures every search on a filled database of its own, which is gone afterwards:
//   npm run bench:search -- --profiles 1000000 --runs 7 --only 'Three filters'
const TAKE = 30
const pages = { first: 0, 'page 100': 99 * TAKE, 'page 1,000': 999 * TAKE }

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'data/bench' },
    /** An existing database with the benchmark's community, to measure once more. */
    url: { type: 'string' },
    /** Leaves the database running until the script is stopped. */
    keep: { type: 'boolean', default: false },
  },
})

const now = new Date()
const print = (line: string) => process.stdout.write(`${line}\n`)

async function measure(db: Database): Promise<void> {
  const plans: string[] = []
  print(`| search | hits to page 1,000 | ${Object.keys(pages).join(' | ')} |`)
  print(
    `| --- | ---: | ${Object.keys(pages)
      .map(() => '---:')
      .join(' | ')} |`,
  )
  for (const each of cases.filter(({ name }) => name.includes(values.only))) {
    const cells: string[] = []
    let hits = 0
    for (const skip of Object.values(pages)) {
      const query = await pageQuery(db, each, skip)
      const rows = await db.executeQuery(query)
      const found = rows.rows.length
      if (found > 0) hits = skip + found
      cells.push(skip === 0 || found > 0 ? await median(db, query) : `(${await median(db, query)})`)
      plans.push(`## ${each.name}, skip ${skip}\n\n${await explain(db, query)}\n`)
    }
    print(`| ${each.name} | ${hits} | ${cells.join(' | ')} |`)
  }
  await mkdir(values.out, { recursive: true })
  await writeFile(join(values.out, 'plans.md'), plans.join('\n'))
  print(`\nMilliseconds, median of ${values.runs}; in brackets: past the end of the list.`)
  print(`Plans: ${resolve(values.out, 'plans.md')}`)
}

async function pageQuery(db: Database, each: Case, skip: number): Promise<CompiledQuery> {
  const reader = await readerOf(db, each, now)
  const list = await each.list(db, reader, now)
  return list.offset(skip).limit(TAKE).compile()
}

async function median(db: Database, query: CompiledQuery): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const start = performance.now()
    await db.executeQuery(query)
    times.push(performance.now() - start)
  }
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1)
}

async function explain(db: Database, { sql, parameters }: CompiledQuery): Promise<string> {
  const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (values.url) return work(values.url)
  const dataDir = await makeDataFolder('bench')
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    await migrate(server.url)
    await work(server.url)
    if (values.keep) {
      print(`Kept until the script is stopped: ${server.url}`)
      await new Promise((end) => process.once('SIGINT', end).once('SIGTERM', end))
    }
  } finally {
    await server.stop()
    await removeDataFolder(dataDir)
  }
}

await withDatabase(async (url) => {
  const db = databaseOn(openPool(url, () => undefined, 1))
  try {
    if (!values.url) {
      const start = performance.now()
      await fill(db, Number(values.profiles), now)
      const seconds = Math.round((performance.now() - start) / 1000)
      print(`${values.profiles} profiles in ${seconds} s; ${cpus()[0]?.model}, ${cpus().length} cores\n`)
    }
    await measure(db)
  } finally {
    await db.destroy()
  }
})
