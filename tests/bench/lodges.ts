import { parseArgs } from 'node:util'
import { fill } from './fill'
import { listOptions, onFilledDatabase } from './filled'
import { lodgeCases, runOf } from './lodgeCases'
import { fillLodges } from './lodgeFill'
import { report } from './report'

// Measures lists and calls of lodges on a temporary filled database: npm run bench:lodges -- --lodges 100000 --runs 5
const TAKE = 30

const { values } = parseArgs({
  options: {
    ...listOptions,
    profiles: { type: 'string', default: '100000' },
    lodges: { type: 'string', default: '100000' },
    memberships: { type: 'string', default: '5000000' },
    topics: { type: 'string', default: '2000000' },
    comments: { type: 'string', default: '20000000' },
    meetups: { type: 'string', default: '500000' },
    media: { type: 'string', default: '1000000' },
  },
})

await onFilledDatabase(values, {
  fillIn: async (db, now) => {
    const size = {
      profiles: Number(values.profiles),
      lodges: Number(values.lodges),
      memberships: Number(values.memberships),
      topics: Number(values.topics),
      comments: Number(values.comments),
      meetups: Number(values.meetups),
      media: Number(values.media),
    }
    await fill(db, size.profiles, now)
    await fillLodges(db, size, now)
    return `${size.lodges} lodges, ${size.memberships} memberships, ${size.topics} topics, ${size.comments} comments, ${size.meetups} meetups and ${size.media} media`
  },
  measure: (heard) =>
    report(heard, {
      title: 'lodges',
      cases: lodgeCases.filter(({ name }) => name.includes(values.only)),
      pages: { first: 0, 'page 100': 99 * TAKE },
      take: TAKE,
      runOf,
      runs: Number(values.runs),
      out: values.out,
      file: 'lodgePlans.md',
    }),
})
