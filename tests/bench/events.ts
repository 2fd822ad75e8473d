import { parseArgs } from 'node:util'
import { eventCases, runOf } from './eventCases'
import { fillEvents } from './eventFill'
import { fill } from './fill'
import { listOptions, onFilledDatabase } from './filled'
import { report } from './report'

// Measures lists and calls of events on a temporary filled database: npm run bench:events -- --events 100000 --runs 5
const TAKE = 30

const { values } = parseArgs({
  options: {
    ...listOptions,
    profiles: { type: 'string', default: '100000' },
    events: { type: 'string', default: '1000000' },
    signUps: { type: 'string', default: '5000000' },
    comments: { type: 'string', default: '1000000' },
  },
})

await onFilledDatabase(values, {
  fillIn: async (db, now) => {
    const size = {
      profiles: Number(values.profiles),
      events: Number(values.events),
      signUps: Number(values.signUps),
      comments: Number(values.comments),
    }
    await fill(db, size.profiles, now)
    await fillEvents(db, size, now)
    return `${size.events} events, ${size.signUps} sign-ups and ${size.comments} comments`
  },
  measure: (heard) =>
    report(heard, {
      title: 'events',
      cases: eventCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 20': 19 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'eventPlans.md',
    }),
})
