import { parseArgs } from 'node:util'
import { fill } from './fill'
import { listOptions, onFilledDatabase } from './filled'
import { mailCases, runOf } from './mailCases'
import { fillMail } from './mailFill'
import { report } from './report'

// Measures lists, searches and calls of mail on a temporary filled database: npm run bench:mail -- --messages
// 10000000 --runs 5 --only 'Search'
const TAKE = 30

const { values } = parseArgs({
  options: {
    ...listOptions,
    profiles: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '10000000' },
  },
})

await onFilledDatabase(values, {
  fillIn: async (db, now) => {
    const size = { profiles: Number(values.profiles), messages: Number(values.messages) }
    await fill(db, size.profiles, now)
    await fillMail(db, size, now)
    return `${size.messages} messages of ${size.profiles} profiles`
  },
  measure: (heard) =>
    report(heard, {
      title: 'mail',
      cases: mailCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 20': 19 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'mailPlans.md',
    }),
})
