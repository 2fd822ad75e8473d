import { base } from './contestants'
import { callBounds, type QueryName } from './queries'
import type { Ratio } from './statistics'
import type { Summary } from './summary'

interface Bound {
  readonly server: string
  readonly title: string
  readonly most: number
  /** The only query that counts; else the mean of all. */
  readonly query?: QueryName
}

/** Targets for our gateway against each peer: the ratio of CPU per query. */
const bounds: readonly Bound[] = [
  { server: 'mercurius', title: 'Mercurius as documented', most: 0.9 },
  { server: 'mercuriusOurs', title: 'Mercurius with our client and resolvers', most: 1 },
  { server: 'mercuriusOurs', title: 'Mercurius with our client and resolvers', most: 1.2, query: 'counts' },
  {
    server: 'mercuriusServed',
    title: 'Mercurius with our client and resolvers, served as ours',
    most: 1.2,
    query: 'counts',
  },
  { server: 'yoga', title: 'plain Yoga on Fastify', most: 0.45 },
  { server: 'undiciProxy', title: 'the bare undici proxy', most: 1.4 },
  { server: 'fastifyProxy', title: '@fastify/http-proxy', most: 1 },
]

const mostMemory = 200

export interface Verdict {
  readonly text: string
  readonly reached: boolean
}

/** The targets that this run measured; a ratio must hold at every number of connections. */
export function verdicts(summary: Summary): readonly Verdict[] {
  const { servers, connections, queries } = summary
  const ratios = bounds
    .filter(({ server, query }) => servers.includes(server) && (query === undefined || queries.includes(query)))
    .map(({ server, title, most, query }) => {
      const compared = query === undefined ? queries : [query]
      const found = connections.map((users) => ({
        users,
        ratio: summary.ratio(base, server, users, 'cpu', compared),
      }))
      const told = found.map(({ users, ratio }) => `${ratioText(ratio)} at ${users}`).join(', ')
      const reached = found.every(({ ratio }) => ratio.value <= most)
      return { text: `CPU of ${query ?? 'a query'} by ${title}: ${told} (at most ${most})`, reached }
    })
  const memory = summary.memory(base)
  const calls = queries.map((query) => ({ query, made: summary.calls(base, query), most: callBounds[query] }))
  return [
    ...ratios,
    { text: `memory: ${memory.toFixed(0)} MB (at most ${mostMemory})`, reached: memory <= mostMemory },
    {
      text: `REST calls: ${calls.map(({ query, made, most }) => `${query} ${made.toFixed(2)} (at most ${most})`).join(', ')}`,
      // The tolerance allows for answers that are cached for a minute and refreshed.
      reached: calls.every(({ made, most }) => made <= most + 0.01),
    },
  ]
}

export function ratioText({ value, low, high }: Ratio): string {
  return `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}
