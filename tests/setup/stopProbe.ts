import type { Dispatcher, Pool } from 'undici'
import { longestStop } from './longestStop'

export const MAX_STOP_MS = 100
export const MAX_ANSWER = 16_384

export interface Probe {
  readonly status: number
  readonly length: number
  /** The longest block of the event loop meanwhile, in milliseconds. */
  readonly stop: number
}

export async function probe(pool: Pool, request: Dispatcher.RequestOptions): Promise<Probe> {
  let answer = { status: 0, length: 0 }
  const stop = await longestStop(async () => {
    const { statusCode, body } = await pool.request(request)
    answer = { status: statusCode, length: (await body.text()).length }
  })
  return { ...answer, stop }
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

/** The first quick attempt: a busy machine may block a process for long, but not every time. */
export async function quickest(attempt: () => Promise<Probe>): Promise<Probe> {
  let answer = await attempt()
  for (let again = 0; again < 3 && answer.stop > MAX_STOP_MS; again += 1) answer = await attempt()
  return answer
}
