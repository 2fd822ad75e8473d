import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { fill } from './fill'
import { mailCases, runOf } from './mailCases'
import { fillMail } from './mailFill'
import { print, withBenchDatabase } from './measuring'
import { report } from './report'
import { hearDatabase } from './statements'

// Measures the lists, searches and calls of mail on a filled database of its own, which is gone afterwards:
//   npm run bench:mail -- --messages 10000000 --runs 5 --only 'Search'
const TAKE = 30

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '10000000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'data/bench' },
    /** An existing database with the benchmark's mail, to measure it once more. */
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
      const [profiles = 0, messages = 0] = [values.profiles, values.messages].map(Number)
      const now = new Date()
      await fill(db, profiles, now)
      await fillMail(db, { profiles, messages }, now)
      print(`${messages} messages of ${profiles} profiles in ${Math.round((performance.now() - start) / 1000)} s`)
      print(`${cpus()[0]?.model}, ${cpus().length} cores\n`)
    }
    await report(heard, {
      title: 'mail',
      cases: mailCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 20': 19 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'mailPlans.md',
    })
  } finally {
    await db.destroy()
  }
})
