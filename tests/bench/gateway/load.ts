import { Pool } from 'undici'
import type { HttpRequest, Journey } from './queries'

export interface Answer {
  readonly status: number
  readonly body: Buffer
}

export interface Load {
  readonly queries: number
  readonly seconds: number
  /** Latency of each query in milliseconds. */
  readonly latencies: readonly number[]
}

function send(pool: Pool, { method, path, headers, body }: HttpRequest): Promise<Answer> {
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

export async function travel(pool: Pool, journey: Journey): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const step of journey) answers.push(...(await Promise.all(step.map((request) => send(pool, request)))))
  return answers
}

/** All answers in one buffer. Throws when a request was refused. */
export function bodyOf(answers: readonly Answer[]): Buffer {
  for (const { status, body } of answers) {
    if (status !== 200) throw new Error(`Answered ${status}: ${body.toString('utf8').slice(0, 300)}`)
  }
  return Buffer.concat(answers.map(({ body }) => body))
}

/** Lets the given number of users send queries in sequence until the time is over; each answer must be the same. */
export async function load(pool: Pool, journey: Journey, users: number, ms: number): Promise<Load> {
  const expected = bodyOf(await travel(pool, journey))
  const latencies: number[] = []
  const started = performance.now()
  const user = async () => {
    while (performance.now() - started < ms) {
      const asked = performance.now()
      const body = bodyOf(await travel(pool, journey))
      if (!body.equals(expected)) throw new Error(`An answer has changed: ${body.toString('utf8').slice(0, 300)}`)
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: users }, user))
  return { queries: latencies.length, seconds: (performance.now() - started) / 1000, latencies }
}

export function poolFor(url: string, journey: Journey, users: number): Pool {
  const widest = Math.max(...journey.map((step) => step.length))
  return new Pool(url, { connections: users * widest, pipelining: 1, keepAliveTimeout: 60_000 })
}
