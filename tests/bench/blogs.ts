import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { openPool, type Database } from '../../legacy/core/database/connect'
import type { DB } from '../../legacy/core/database/schema.generated'
import type { Page } from '../../legacy/core/handler'
import { blogCases, type BlogCase } from './blogCases'
import { fillBlogs } from './blogFill'
import { readerOf } from './community'
import { fill } from './fill'
import { medianOf, print, withBenchDatabase } from './measuring'

// Measures the lists, searches and calls of blogs on a filled database of its own, which is gone afterwards:
//   npm run bench:blogs -- --entries 1000000 --comments 10000000 --runs 5 --only 'Most read'
const TAKE = 30
const pages = { first: 0, 'page 100': 99 * TAKE }

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '1000000' },
    comments: { type: 'string', default: '10000000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'data/bench' },
    /** An existing database with the benchmark's blogs, to measure once more. */
    url: { type: 'string' },
    /** Leaves the database running until the script is stopped. */
    keep: { type: 'boolean', default: false },
  },
})

/** The statements since this was last emptied. */
let statements: CompiledQuery[] = []

async function measure(db: Database): Promise<void> {
  const sections: string[] = []
  print(`| blogs | ${Object.keys(pages).join(' | ')} |`)
  print('| --- | ---: | ---: |')
  for (const each of blogCases.filter(({ name }) => name.includes(values.only))) {
    const cells: string[] = []
    for (const skip of each.single ? [0] : Object.values(pages)) {
      const run = await runOf(db, each, { skip, take: TAKE })
      const rows = await run()
      const empty = skip > 0 && Array.isArray(rows) && rows.length === 0
      cells.push(`${await medianOf(db, Number(values.runs), run)}${empty ? ' –' : ''}`)
      sections.push(`## ${each.name}, skip ${skip}\n\n${await explain(db, run)}\n`)
    }
    print(`| ${[each.name, ...cells, ...(each.single ? [''] : [])].join(' | ')} |`)
  }
  await mkdir(values.out, { recursive: true })
  const file = join(values.out, 'blogPlans.md')
  await writeFile(file, sections.join('\n'))
  print(`\nMilliseconds, median of ${values.runs}; in brackets: of them on a core; –: past the end of the list.`)
  print(`Plans: ${resolve(file)}`)
}

/** A case as its reader runs it, at the last moment that the community knows. */
async function runOf(db: Database, each: BlogCase, page: Page): Promise<() => Promise<unknown>> {
  // The filling hides what it hides for the reader last of all.
  const { now } = await db
    .selectFrom('blogEntryReader')
    .select((eb) => eb.fn.max('hiddenAt').$notNull().as('now'))
    .executeTakeFirstOrThrow()
  const reader = await readerOf(db, { reader: 'anywhere', siteId: each.siteId }, now)
  return () => each.run({ db, clock: { now: () => now } }, reader, page)
}

/** The plans of all statements of a call. */
async function explain(db: Database, run: () => Promise<unknown>): Promise<string> {
  statements = []
  await run()
  const plans: string[] = []
  for (const { sql: text, parameters } of statements.slice()) {
    const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [...parameters])
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}

await withBenchDatabase(values, async (url) => {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(url, () => undefined, 1) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void statements.push(query),
  })
  try {
    if (!values.url) {
      const start = performance.now()
      const [profiles, entries, comments] = [values.profiles, values.entries, values.comments].map(Number)
      const now = new Date()
      await fill(db, profiles ?? 0, now)
      await fillBlogs(db, { profiles: profiles ?? 0, entries: entries ?? 0, comments: comments ?? 0 }, now)
      const seconds = Math.round((performance.now() - start) / 1000)
      print(`${entries} entries and ${comments} comments of ${profiles} profiles in ${seconds} s`)
      print(`${cpus()[0]?.model}, ${cpus().length} cores\n`)
    }
    await measure(db)
  } finally {
    await db.destroy()
  }
})
