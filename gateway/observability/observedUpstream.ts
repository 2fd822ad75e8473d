import { RefusedError, SystemError } from '../core/errors'
import { type UpstreamAnswer, type UpstreamRequest, Upstream } from '../core/rest/upstream'
import type { LiveHub } from '../core/live/hub'
import type { Settings } from '../core/settings'

export type Send = (request: UpstreamRequest) => Promise<UpstreamAnswer>

/** Wraps each REST call, and may change its headers. */
export interface CallWatcher {
  around(request: UpstreamRequest, send: Send): Promise<UpstreamAnswer>
}

/** The legacy server with a watcher around each call. */
export class ObservedUpstream extends Upstream {
  readonly #send: Send

  constructor(settings: Settings, live: LiveHub, watchers: readonly CallWatcher[]) {
    super(settings, live)
    const plain: Send = (request) => super.send(request)
    this.#send = watchers.reduce<Send>((send, watcher) => (request) => watcher.around(request, send), plain)
  }

  override send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    return this.#send(request)
  }
}

/** The size of a batch; undefined for other calls. */
export function batchSizeOf({ body }: UpstreamRequest): number | undefined {
  return typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
    ? body.ids.length
    : undefined
}

/** The outcome of a call: the class of its status, or why there is none. */
export type CallResult = '2xx' | '4xx' | '5xx' | 'timeout' | 'connection' | 'unreadable' | 'breaker' | 'abandoned'

/** The outcome of a failed call. */
export function failureOf(error: unknown): CallResult {
  if (error instanceof RefusedError) return '4xx'
  if (!(error instanceof SystemError)) return 'abandoned'
  if (error.code === 'UPSTREAM_TIMEOUT') return 'timeout'
  return resultByReason[String(error.extensions['reason'])] ?? 'abandoned'
}

const resultByReason: Readonly<Record<string, CallResult>> = {
  STATUS: '5xx',
  CONNECTION: 'connection',
  MALFORMED: 'unreadable',
  TOO_LARGE: 'unreadable',
  UNAVAILABLE: 'breaker',
}
