import { base } from './contestants'
import { callBounds } from './queries'
import type { Ratio } from './statistics'
import type { Summary } from './summary'

/** Targets for our gateway against each peer: the ratio of CPU per query. */
const bounds = [
  { server: 'mercurius', title: 'Mercurius as documented', most: 0.9 },
  { server: 'mercuriusOurs', title: 'Mercurius with our client and resolvers', most: 1 },
  { server: 'yoga', title: 'plain Yoga on Fastify', most: 0.45 },
  { server: 'undiciProxy', title: 'the bare undici proxy', most: 1.4 },
  { server: 'fastifyProxy', title: '@fastify/http-proxy', most: 1 },
] as const

const mostMemory = 150

export interface Verdict {
  readonly text: string
  readonly reached: boolean
}

/** The targets that this run measured; a ratio must hold at every number of connections. */
export function verdicts(summary: Summary): readonly Verdict[] {
  const { servers, connections, queries } = summary
  const ratios = bounds
    .filter(({ server }) => servers.includes(server))
    .map(({ server, title, most }) => {
      const found = connections.map((users) => ({ users, ratio: summary.ratio(base, server, users) }))
      const told = found.map(({ users, ratio }) => `${ratioText(ratio)} at ${users}`).join(', ')
      const reached = found.every(({ ratio }) => ratio.value <= most)
      return { text: `CPU a query by ${title}: ${told} (at most ${most})`, reached }
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
