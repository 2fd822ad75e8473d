import { once } from 'node:events'
import type { Injection, Passing } from './faultProxy'

/** Part of a broken server's answer that must not leak to clients. */
export const secret = 'java.lang.NullPointerException at db01.internal'

/** Maximum bytes of an answer. */
export const ANSWER_LIMIT = 100_000

export interface Fault {
  readonly name: string
  readonly inject: Injection
  readonly code: 'UPSTREAM_ERROR' | 'UPSTREAM_TIMEOUT'
  readonly reason?: 'CONNECTION' | 'STATUS' | 'MALFORMED' | 'TOO_LARGE'
  /** Only the timeout ends it. */
  readonly slow?: true
  /** As if the server were down: a read is retried once. */
  readonly again?: true
  /** Turns a correct answer into one of the wrong form. */
  readonly wrong?: (answer: unknown) => unknown
}

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const page = `<h1>${secret}</h1>`

/** Stays silent until the other side closes, in whatever way. */
async function waitForTheEnd({ socket }: Passing): Promise<void> {
  if (!socket.destroyed) await once(socket, 'close').catch(() => undefined)
}

async function halfOf(passing: Passing, headers: (body: Buffer) => Record<string, string>): Promise<void> {
  const body = await passing.forward()
  passing.response.writeHead(200, { ...json, ...headers(body) })
  await new Promise((resolve) => passing.response.write(body.subarray(0, body.length / 2), resolve))
}

const whole = (body: Buffer) => ({ 'content-length': String(body.length) })
const connection = { code: 'UPSTREAM_ERROR', reason: 'CONNECTION', again: true } as const
const timeout = { code: 'UPSTREAM_TIMEOUT', slow: true } as const

function status(number: number, more: { again?: true } = {}): Fault {
  const inject: Injection = async (passing) => {
    await passing.forward()
    passing.response.writeHead(number, html).end(page)
  }
  return { name: `status ${number}`, inject, code: 'UPSTREAM_ERROR', reason: 'STATUS', ...more }
}

function wrongForm(name: string, wrong: (answer: unknown) => unknown): Fault {
  const inject: Injection = async (passing) => {
    const body = await passing.forward()
    passing.response.writeHead(200, json).end(JSON.stringify(wrong(JSON.parse(body.toString('utf8')))))
  }
  return { name, inject, code: 'UPSTREAM_ERROR', reason: 'MALFORMED', wrong }
}

/** Everything that can happen to a call after it has been sent. */
export const faults: readonly Fault[] = [
  {
    ...timeout,
    name: 'delay beyond the deadline',
    inject: async (passing) => {
      await passing.forward()
      await waitForTheEnd(passing)
    },
  },
  {
    ...timeout,
    name: 'silence in the middle of the answer',
    inject: async (passing) => {
      await halfOf(passing, whole)
      await waitForTheEnd(passing)
    },
  },
  {
    ...timeout,
    name: '10 bytes a second',
    inject: async (passing) => {
      const body = await passing.forward()
      // Even the shortest answer never completes.
      const text = ' '.repeat(10_000) + body.toString('utf8')
      passing.response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(text) })
      let sent = 0
      const drip = setInterval(() => passing.response.write(text.charAt(sent++)), 100)
      await waitForTheEnd(passing)
      clearInterval(drip)
    },
  },
  {
    ...connection,
    name: 'reset after the request',
    inject: async (passing) => {
      await passing.forward()
      passing.socket.resetAndDestroy()
    },
  },
  {
    ...connection,
    name: 'reset in the middle of the answer',
    inject: async (passing) => {
      await halfOf(passing, whole)
      passing.socket.resetAndDestroy()
    },
  },
  {
    ...connection,
    name: 'less than the length that was announced',
    inject: async (passing) => {
      await halfOf(passing, whole)
      passing.socket.end()
    },
  },
  {
    ...connection,
    name: 'chunks that are cut off',
    inject: async (passing) => {
      await halfOf(passing, () => ({ 'transfer-encoding': 'chunked' }))
      passing.socket.end()
    },
  },
  status(500),
  status(502, { again: true }),
  status(503, { again: true }),
  {
    name: 'a page instead of JSON',
    inject: async (passing) => {
      await passing.forward()
      passing.response.writeHead(200, html).end(page)
    },
    code: 'UPSTREAM_ERROR',
    reason: 'MALFORMED',
    wrong: () => undefined,
  },
  wrongForm('JSON of another shape', () => ({ message: secret })),
  wrongForm('null', () => null),
  wrongForm('an array around the answer', (answer) => [answer]),
  wrongForm('an object instead of the list', (answer) => (Array.isArray(answer) ? { items: answer } : secret)),
  {
    name: 'too large',
    inject: async (passing) => {
      await passing.forward()
      passing.response.writeHead(200, json).end(JSON.stringify([secret.repeat(ANSWER_LIMIT / secret.length + 1)]))
    },
    code: 'UPSTREAM_ERROR',
    reason: 'TOO_LARGE',
  },
]
