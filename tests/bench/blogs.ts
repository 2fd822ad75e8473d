import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { blogCases, runOf } from './blogCases'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { medianOf, print, withBenchDatabase } from './measuring'
import { explained, hearDatabase, type HeardDatabase } from './statements'

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

async function measure(heard: HeardDatabase): Promise<void> {
  const { db } = heard
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
      sections.push(`## ${each.name}, skip ${skip}\n\n${await explain(heard, run)}\n`)
    }
    print(`| ${[each.name, ...cells, ...(each.single ? [''] : [])].join(' | ')} |`)
  }
  await mkdir(values.out, { recursive: true })
  const file = join(values.out, 'blogPlans.md')
  await writeFile(file, sections.join('\n'))
  print(`\nMilliseconds, median of ${values.runs}; in brackets: of them on a core; –: past the end of the list.`)
  print(`Plans: ${resolve(file)}`)
}

/** The plans of all statements of a call. */
async function explain({ db, statementsOf }: HeardDatabase, run: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const statement of await statementsOf(run)) {
    const query = explained<{ 'QUERY PLAN': string }>(statement, 'ANALYZE, BUFFERS')
    const { rows } = await db.executeQuery(query)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}

await withBenchDatabase(values, async (url) => {
  const heard = hearDatabase(url)
  const { db } = heard
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
    await measure(heard)
  } finally {
    await db.destroy()
  }
})
