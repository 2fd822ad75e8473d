import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { blogCases, runOf } from './blogCases'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { print, withBenchDatabase } from './measuring'
import { report } from './report'
import { hearDatabase } from './statements'

// Measures the lists, searches and calls of blogs on a filled database of its own, which is gone afterwards:
//   npm run bench:blogs -- --entries 1000000 --comments 10000000 --runs 5 --only 'Most read'
const TAKE = 30

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
    await report(heard, {
      title: 'blogs',
      cases: blogCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 100': 99 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'blogPlans.md',
    })
  } finally {
    await db.destroy()
  }
})
