import { Pool } from 'undici'
import type { HttpRequest, Journey } from './queries'

/** What came back for a request. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
}

/** What a window of load found out. */
export interface Load {
  readonly queries: number
  readonly seconds: number
  /** Milliseconds that each query took. */
  readonly latencies: readonly number[]
}

/** Sends one request and reads its whole answer. */
export function send(pool: Pool, { method, path, headers, body }: HttpRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let status = 0
    const chunks: Buffer[] = []
    pool.dispatch(
      { method, path, headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, code) {
          status = code
        },
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd: () => resolve({ status, body: Buffer.concat(chunks) }),
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}

/** Makes a whole query and gives its answers. */
export async function travel(pool: Pool, journey: Journey): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const step of journey) answers.push(...(await Promise.all(step.map((request) => send(pool, request)))))
  return answers
}

/** Bytes of all answers; a query whose answers change their length was not answered. */
export function lengthOf(answers: readonly Answer[]): number {
  for (const { status, body } of answers) {
    if (status !== 200) throw new Error(`Answered ${status}: ${body.toString('utf8').slice(0, 300)}`)
  }
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}

/** As many users as said ask one query after the other, until the time is over. */
export async function load(pool: Pool, journey: Journey, users: number, ms: number): Promise<Load> {
  const expected = lengthOf(await travel(pool, journey))
  const latencies: number[] = []
  const started = performance.now()
  const user = async () => {
    while (performance.now() - started < ms) {
      const asked = performance.now()
      const length = lengthOf(await travel(pool, journey))
      if (length !== expected) throw new Error(`An answer has ${length} bytes instead of ${expected}`)
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: users }, user))
  return { queries: latencies.length, seconds: (performance.now() - started) / 1000, latencies }
}

/** As many connections as the users of a journey need. */
export function poolFor(url: string, journey: Journey, users: number): Pool {
  const widest = Math.max(...journey.map((step) => step.length))
  return new Pool(url, { connections: users * widest, pipelining: 1, keepAliveTimeout: 60_000 })
}
