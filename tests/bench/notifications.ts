import { parseArgs } from 'node:util'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { listOptions, onFilledDatabase } from './filled'
import { medianOf, print } from './measuring'
import { notificationCases, runOf, tellingOf } from './notificationCases'
import { fillNotifications } from './notificationFill'
import { report } from './report'

// Measures lists and counters of notifications, and notifying many members, on a temporary filled database: npm
// run bench:notifications -- --notifications 1000000 --runs 5 --only 'Unread'
const RECEIVERS = 500

const { values } = parseArgs({
  options: {
    ...listOptions,
    profiles: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '100000' },
    comments: { type: 'string', default: '500000' },
    notifications: { type: 'string', default: '1000000' },
  },
})
const runs = Number(values.runs)

await onFilledDatabase(values, {
  fillIn: async (db, now) => {
    const [profiles, notifications] = [Number(values.profiles), Number(values.notifications)]
    await fill(db, profiles, now)
    await fillBlogs(db, { profiles, entries: Number(values.entries), comments: Number(values.comments) }, now)
    await fillNotifications(db, { profiles, notifications }, now)
    return `${notifications} notifications of ${profiles} profiles`
  },
  measure: async (heard) => {
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
    print(`Telling ${RECEIVERS} followers: ${await medianOf(heard.db, runs, await tellingOf(heard.db, RECEIVERS))}`)
  },
})
