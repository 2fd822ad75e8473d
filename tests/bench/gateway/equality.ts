import { isDeepStrictEqual } from 'node:util'
import { bodyOf, poolFor, travel } from './load'
import { type BenchQuery, type Journey, journeyOf } from './queries'
import type { Running } from './rig'
import { isSelectionOf } from './shapes'

/** Repeats of each query, since servers compile repeated operations: compiled answers are compared too. */
const TIMES = 5

type Answering = Pick<Running, 'contestant' | 'url'>

/** The servers to compare, and the upstream behind them. */
export interface Compared {
  readonly servers: readonly Answering[]
  readonly upstream: Pick<Running, 'url'>
}

/** Throws unless all servers give the same answers: graphs among themselves, others as the calls answer. */
export async function compareAnswers(rig: Compared, queries: readonly BenchQuery[]): Promise<void> {
  for (const query of queries) {
    const calls = await answersOf(rig.upstream.url, journeyOf(query, 'calls'))
    let graph: unknown
    for (const server of rig.servers) {
      const { form, title } = server.contestant
      for (let time = 1; time <= TIMES; time += 1) {
        const given = await givenBy(server, query)
        if (!isEqual(given)) throw new Error(`${title} answers ${query.name} otherwise at time ${time}`)
      }

      function isEqual(given: unknown): boolean {
        if (form === 'calls') return isDeepStrictEqual(given, calls)
        if (form === 'shapes') return isSelectionOf(given, namedCalls(query, calls), byId(calls))
        graph ??= given
        return isDeepStrictEqual(given, graph)
      }
    }
  }
}

/** The data of a graph's answer, or the answers of the forwarded calls. */
async function givenBy({ contestant: { form, title }, url }: Answering, query: BenchQuery): Promise<unknown> {
  const answers = await answersOf(url, journeyOf(query, form))
  if (form === 'calls') return answers
  const [answer] = answers
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || Object.keys(answer).length > 1)
    throw new Error(`${title} does not answer ${query.name}: ${JSON.stringify(answer).slice(0, 500)}`)
  return answer.data
}

async function answersOf(url: string, journey: Journey): Promise<unknown[]> {
  const pool = poolFor(url, journey, 1)
  try {
    const answers = await travel(pool, journey)
    bodyOf(answers)
    return answers.map(({ body }): unknown => JSON.parse(body.toString('utf8')))
  } finally {
    await pool.close()
  }
}

/** The calls' answers by the names of fields that are made from calls. */
function namedCalls({ steps }: BenchQuery, calls: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(steps.flat().map(({ name }, index) => [name.replace('.', '_'), calls[index]]))
}

/** The items of the last call by id; links in earlier answers refer to them. */
function byId(calls: readonly unknown[]): ReadonlyMap<unknown, unknown> {
  const items: readonly unknown[] = [calls.at(-1)].flat()
  return new Map(items.map((item) => [typeof item === 'object' && item && 'id' in item ? item.id : undefined, item]))
}
