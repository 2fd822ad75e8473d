import { type Dispatcher, errors, type Pool } from 'undici'
import { longestStop } from './longestStop'

/** On a machine at its full speed; `stop` is told as it would be there. */
export const MAX_STOP_MS = 100
export const MAX_ANSWER = 16_384
const WORK_MS = 10

export interface Probe {
  readonly status: number
  readonly length: number
  /** The longest block of the event loop meanwhile, in milliseconds of a machine at its full speed. */
  readonly stop: number
}

export async function probe(pool: Pool, request: Dispatcher.RequestOptions): Promise<Probe> {
  let answer = { status: 0, length: 0 }
  const stop = await longestStop(async () => {
    const { statusCode, body } = await pool.request(request)
    answer = { status: statusCode, length: (await body.text()).length }
  })
  return { ...answer, stop: stop > MAX_STOP_MS ? stop / (await slowness()) : stop }
}

/** How many times longer some fixed work takes now than on a machine at its full speed; never less than 1. */
async function slowness(): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) times.push(await longestStop(async () => void work()))
  return Math.max(1, Math.min(...times) / WORK_MS)
}

function work(): number {
  let sum = 0
  for (let index = 0; index < 7_500_000; index += 1) sum += index % 7
  return sum
}

export function probePost(
  pool: Pool,
  path: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<Probe> {
  const ownHeaders = { host: 'dark.dk.localhost', 'content-type': 'application/json', ...headers }
  return probe(pool, { path, method: 'POST', headers: ownHeaders, body })
}

/**
 * The first quick attempt: a busy machine may block a process for long, but not every time. A server may also close the
 * connection before all of a body is sent, so that its answer is lost.
 */
export async function quickest(attempt: () => Promise<Probe>): Promise<Probe> {
  for (let left = 3; ; left -= 1) {
    const answer = await attempt().catch((error: unknown) => {
      if (left === 0 || !(error instanceof errors.SocketError)) throw error
      return undefined
    })
    if (answer && (left === 0 || answer.stop <= MAX_STOP_MS)) return answer
  }
}
