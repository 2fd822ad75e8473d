import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { medianOf, print, withBenchDatabase } from './measuring'
import { notificationCases, runOf, tellingOf } from './notificationCases'
import { fillNotifications } from './notificationFill'
import { report } from './report'
import { hearDatabase } from './statements'

// Measures the lists and counters of notifications, and telling many, on a filled database that is gone afterwards:
//   npm run bench:notifications -- --notifications 1000000 --runs 5 --only 'Unread'
const RECEIVERS = 500

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '100000' },
    comments: { type: 'string', default: '500000' },
    notifications: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'data/bench' },
    /** An existing database with the benchmark's notifications, to measure it once more. */
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
      const [profiles = 0, entries = 0] = [values.profiles, values.entries].map(Number)
      const [comments = 0, notifications = 0] = [values.comments, values.notifications].map(Number)
      const now = new Date()
      await fill(db, profiles, now)
      await fillBlogs(db, { profiles, entries, comments }, now)
      await fillNotifications(db, { profiles, notifications }, now)
      const seconds = Math.round((performance.now() - start) / 1000)
      print(`${notifications} notifications of ${profiles} profiles in ${seconds} s`)
      print(`${cpus()[0]?.model}, ${cpus().length} cores\n`)
    }
    const runs = Number(values.runs)
    await report(heard, {
      title: 'notifications',
      cases: notificationCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0 },
      take: 30,
      runOf,
      runs,
      out: values.out,
      file: 'notificationPlans.md',
    })
    print(`Telling ${RECEIVERS} followers: ${await medianOf(db, runs, await tellingOf(db, RECEIVERS))}`)
  } finally {
    await db.destroy()
  }
})
