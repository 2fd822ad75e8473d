import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

export interface Outgoing {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body: Dispatcher.DispatchOptions['body']
}

export interface Incoming {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Bounds {
  /** Timeout in milliseconds. */
  readonly timeoutMs: number
  /** Maximum bytes of the answer. */
  readonly limit: number
  readonly gone: Gone
}

/** Fires when nobody waits for the answer any more: an AbortSignal, or a cheaper equivalent. */
export interface Gone {
  readonly aborted: boolean
  readonly reason?: unknown
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** The answer did not arrive in time. */
export class TooLate extends Error {}

/** The answer was longer than allowed. */
export class TooLong extends Error {}

/**
 * Sends one request and reads its whole answer, without streams and signals that would cost more than the request
 * itself.
 */
export function sendRequest(
  dispatcher: Dispatcher,
  { path, method, headers, body }: Outgoing,
  { timeoutMs, limit, gone }: Bounds,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let ended: Error | undefined
    let status = 0
    let answered: IncomingHttpHeaders = {}
    let size = 0
    const chunks: Buffer[] = []

    const settle = () => {
      clearTimeout(timer)
      gone.removeEventListener('abort', leave)
    }
    const fail = (error: Error) => {
      if (ended) return
      ended = error
      settle()
      controller?.abort(error)
      reject(error)
    }
    const leave = () => fail(gone.reason instanceof Error ? gone.reason : new Error('Nobody waits for it'))
    const timer = setTimeout(() => fail(new TooLate()), timeoutMs)
    if (gone.aborted) return leave()
    gone.addEventListener('abort', leave)

    dispatcher.dispatch(
      { path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(started) {
          controller = started
          // The request waited for a connection until then.
          if (ended) started.abort(ended)
        },
        onResponseStart(_controller, statusCode, fields) {
          status = statusCode
          answered = fields
        },
        onResponseData(_controller, chunk) {
          size += chunk.length
          if (size > limit) fail(new TooLong())
          else chunks.push(chunk)
        },
        onResponseEnd() {
          if (ended) return
          settle()
          const [only] = chunks
          const whole = only && chunks.length === 1 ? only : Buffer.concat(chunks)
          resolve({ status, headers: answered, text: whole.toString('utf8') })
        },
        onResponseError: (_controller, error) => fail(error),
      },
    )
  })
}
