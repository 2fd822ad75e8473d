import { base } from './contestants'
import { openDelayedLink } from './delayedLink'
import { bodyOf, poolFor, travel } from './load'
import { type BenchQuery, type Form, type Journey, journeyOf, type QueryName } from './queries'
import { table } from './report'
import type { Rig } from './rig'
import { median } from './statistics'

export interface Distance {
  readonly query: QueryName
  /** Medians in milliseconds to the last byte. */
  readonly oneByOne: number
  readonly atOnce: number
  readonly graph: number
}

/** Round-trip time in milliseconds. */
const ROUND_TRIP = 50
const distantQueries: readonly QueryName[] = ['start', 'trap']

/** Compares sequential calls, parallel calls and one operation of the graph, all over open connections. */
export async function measureDistance(
  rig: Rig,
  queries: readonly BenchQuery[],
  rounds: number,
): Promise<readonly Distance[]> {
  const graph = rig.servers.find(({ contestant }) => contestant.name === base)
  if (!graph) throw new Error('Our own gateway does not take part')
  const found: Distance[] = []
  for (const query of queries.filter(({ name }) => distantQueries.includes(name))) {
    const calls = journeyOf(query, 'calls')
    found.push({
      query: query.name,
      oneByOne: await timeOver(rig.upstream.url, inTurn(calls), rounds),
      atOnce: await timeOver(rig.upstream.url, calls, rounds),
      graph: await timeOver(graph.url, journeyOf(query, graph.contestant.form satisfies Form), rounds),
    })
  }
  return found
}

export function inTurn(journey: Journey): Journey {
  return journey.flat().map((request) => [request])
}

async function timeOver(url: string, journey: Journey, rounds: number): Promise<number> {
  const link = await openDelayedLink(Number(new URL(url).port), ROUND_TRIP / 2)
  const pool = poolFor(link.url, journey, 1)
  try {
    bodyOf(await travel(pool, journey))
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const asked = performance.now()
      bodyOf(await travel(pool, journey))
      times.push(performance.now() - asked)
    }
    return median(times)
  } finally {
    await pool.destroy()
    link.close()
  }
}

/** The results for a distant connection, as a section of the report. */
export function distanceSection(distances: readonly Distance[]): string {
  const head = ['milliseconds to the last byte', 'calls one by one', 'calls at once where they can', 'one operation']
  const rows = distances.map(({ query, oneByOne, atOnce, graph }) => [
    query,
    ...[oneByOne, atOnce, graph].map((time) => time.toFixed(0)),
  ])
  return `## Over a line of ${ROUND_TRIP} ms there and back\n\n${table(head, rows)}`
}
