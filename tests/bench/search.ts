import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CompiledQuery } from 'kysely'
import { databaseOn, openPool, type Database } from '../../legacy/core/database/connect'
import { cases, type Case } from './cases'
import { viewerOf } from './community'
import { fill, readers } from './fill'
import { medianOf, print, withBenchDatabase } from './measuring'

// Measures every search on a temporary filled database: npm run bench:search -- --profiles 1000000 --runs 7 --only
// 'Three filters'
const TAKE = 30
const pages = { first: 0, 'page 100': 99 * TAKE, 'page 1,000': 999 * TAKE }

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '1000000' },
    /** The share of profiles on the dark sites, which have thirty kinks each. */
    dark: { type: 'string', default: '0.1' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'data/bench' },
    /** An existing database with the benchmark's community, to measure again. */
    url: { type: 'string' },
    /** Keeps the database running until the script is stopped. */
    keep: { type: 'boolean', default: false },
  },
})

let now = new Date()

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
      cells.push(
        `${await medianOf(db, Number(values.runs), () => db.executeQuery(query))}${skip > 0 && found === 0 ? ' –' : ''}`,
      )
      plans.push(`## ${each.name}, skip ${skip}\n\n${await explain(db, query)}\n`)
    }
    print(`| ${each.name} | ${hits} | ${cells.join(' | ')} |`)
  }
  await mkdir(values.out, { recursive: true })
  await writeFile(join(values.out, 'plans.md'), plans.join('\n'))
  print(`\nMilliseconds, median of ${values.runs}; in brackets: of them on a core; –: past the end of the list.`)
  print(`Plans: ${resolve(values.out, 'plans.md')}`)
}

async function pageQuery(db: Database, each: Case, skip: number): Promise<CompiledQuery> {
  const viewer = await viewerOf(db, each, now)
  const list = await each.list(db, viewer, now)
  return list.offset(skip).limit(TAKE).compile()
}

async function explain(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** When the community was created, so that its viewers were online just then. */
async function momentOf(db: Database): Promise<Date> {
  const { lastOnlineAt } = await db
    .selectFrom('presence')
    .select('lastOnlineAt')
    .where('profileId', '=', readers.anywhere)
    .executeTakeFirstOrThrow()
  return lastOnlineAt
}

await withBenchDatabase(values, async (url) => {
  const db = databaseOn(openPool(url, () => undefined, 1))
  try {
    if (!values.url) {
      const start = performance.now()
      await fill(db, Number(values.profiles), now, { dark: Number(values.dark) })
      const seconds = Math.round((performance.now() - start) / 1000)
      print(`${values.profiles} profiles in ${seconds} s; ${cpus()[0]?.model}, ${cpus().length} cores\n`)
    }
    now = await momentOf(db)
    await measure(db)
  } finally {
    await db.destroy()
  }
})
