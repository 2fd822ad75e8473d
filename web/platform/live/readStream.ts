import { createClient, type ExecutionResult } from 'graphql-sse'
import type { StreamSink } from './liveTabs'

/** The server says something at least every twelve seconds; a stream that is silent for so long is dead. */
const SILENCE = 45_000

/** Codes of a server that has no stream to give, now or for this member. */
const REFUSALS: readonly unknown[] = [
  'STREAM_UNAVAILABLE',
  'FORBIDDEN',
  'NOT_FOUND',
  'TERMS_NOT_ACCEPTED',
  'PROFILE_LOCKED',
]

/** A subscription as the server has it stored. */
export interface StreamOperation {
  readonly id: string
  readonly variables?: Record<string, unknown>
  /** What stands for an event that could not be told; without it the stream is broken then. */
  readonly missed?: () => unknown
}

/**
 * Reads a persisted subscription until it ends, by server-sent events in distinct connections. Whoever calls decides when to
 * try again. Returns a stop function.
 */
export function readStream({ id, variables = {}, missed }: StreamOperation, sink: StreamSink): () => void {
  let watchdog = 0
  let ended = false
  let started = false

  const alive = () => {
    window.clearTimeout(watchdog)
    if (!ended) watchdog = window.setTimeout(() => end('broken'), SILENCE)
  }
  const stop = () => {
    ended = true
    window.clearTimeout(watchdog)
    client.dispose()
  }
  const end: StreamSink['onEnd'] = (reason) => {
    if (ended) return
    stop()
    sink.onEnd(reason)
  }

  /** Also the pings count as signs of life, which the client of the protocol keeps to itself. */
  const watchedFetch: typeof fetch = async (...request) => {
    const { body, status, headers } = await fetch(...request)
    const watched = body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          alive()
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(watched ?? null, { status, headers })
  }

  const take = ({ data, errors }: ExecutionResult) => {
    if (data) {
      started = true
      sink.onPayload(data)
      return
    }
    const code = errors?.[0]?.extensions?.['code']
    // The session may have been renewed; whose it is now is asked at the next try.
    if (code === 'UNAUTHENTICATED') end('broken')
    else if (REFUSALS.includes(code)) end('refused')
    // One event could not be told, so something was missed.
    else if (started && missed) sink.onPayload(missed())
    else end('broken')
  }

  const client = createClient({
    url: '/graphql',
    credentials: 'same-origin',
    retryAttempts: 0,
    fetchFn: watchedFetch,
    headers: () => ({ 'accept-language': document.documentElement.lang, 'x-graphql-csrf': '1' }),
  })
  alive()
  client.subscribe(
    { query: '', variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } },
    { next: take, error: () => end('broken'), complete: () => end('broken') },
  )
  return stop
}
