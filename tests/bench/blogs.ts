import { parseArgs } from 'node:util'
import { blogCases, runOf } from './blogCases'
import { fillBlogs } from './blogFill'
import { fill } from './fill'
import { listOptions, onFilledDatabase } from './filled'
import { report } from './report'

// Measures lists, searches and calls of blogs on a temporary filled database: npm run bench:blogs -- --entries
// 1000000 --comments 10000000 --runs 5 --only 'Most read'
const TAKE = 30

const { values } = parseArgs({
  options: {
    ...listOptions,
    profiles: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '1000000' },
    comments: { type: 'string', default: '10000000' },
  },
})

await onFilledDatabase(values, {
  fillIn: async (db, now) => {
    const size = {
      profiles: Number(values.profiles),
      entries: Number(values.entries),
      comments: Number(values.comments),
    }
    await fill(db, size.profiles, now)
    await fillBlogs(db, size, now)
    return `${size.entries} entries and ${size.comments} comments of ${size.profiles} profiles`
  },
  measure: (heard) =>
    report(heard, {
      title: 'blogs',
      cases: blogCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 100': 99 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'blogPlans.md',
    }),
})
