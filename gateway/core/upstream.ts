import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  noop,
} from 'cockatiel'
import { retry, wrap } from 'cockatiel'
import { Pool } from 'undici'
import { type AreaName, type CallName, callByName, contract, pathOf } from '../../legacy/contract/contract'
import type { LiveHub } from '../live/hub'
import type { Settings } from '../settings'
import { answersNothing } from './answerChecks'
import { refusal, SystemError } from './errors'
import { PublicAnswers } from './publicAnswers'
import type { UploadedFile } from './uploads'
import { multipartBody } from './uploadBody'

/** A call as it goes over the wire. */
export interface UpstreamRequest {
  readonly name: CallName
  readonly query: string
  readonly body?: unknown
  readonly file?: UploadedFile
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  /** Fires when the client has gone. */
  readonly signal: AbortSignal
}

export interface UpstreamAnswer {
  readonly status: number
  readonly answer: unknown
  readonly setCookieLines: readonly string[]
}

/** Why an attempt failed, before it is known whether another one follows. */
class Fault extends Error {
  constructor(
    readonly reason: 'CONNECTION' | 'TIMEOUT' | 'STATUS' | 'MALFORMED' | 'TOO_LARGE',
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

const awayStatuses = [502, 503, 504]

/** Faults of a server that is not there, not of what it was asked. */
function isUnreachable(error: Error): boolean {
  return error instanceof Fault && (error.reason === 'CONNECTION' || awayStatuses.includes(error.status ?? 0))
}

/** The legacy server as the whole gateway sees it: one pool of connections, a breaker an area, the public answers. */
export class Upstream {
  readonly publicAnswers: PublicAnswers
  readonly #pool: Pool
  readonly #breakers: ReadonlyMap<AreaName, IPolicy>
  readonly #retry = retry(handleWhen(isUnreachable), { maxAttempts: 1, backoff: new ConstantBackoff(25) })

  constructor(
    private readonly settings: Settings,
    /** What the server tells without being asked. */
    readonly live: LiveHub,
  ) {
    this.publicAnswers = new PublicAnswers(settings.limits.publicAnswers)
    this.#pool = new Pool(new URL(settings.legacyApiUrl).origin, {
      connections: settings.upstreamConnections,
      keepAliveTimeout: 30_000,
      connect: { timeout: settings.upstreamTimeoutMs },
    })
    this.#breakers = new Map(Object.keys(contract).map((area) => [area as AreaName, this.#breaker()]))
  }

  /** Makes a call, within the deadline, and gives its answer, or throws a {@link SystemError}. */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const call = callByName.get(request.name)
    const breaker = this.#breakers.get(request.name.split('.', 1)[0] as AreaName)
    if (!call || !breaker) throw new Error(`There is no call ${request.name}`)
    const limit = request.file ? this.settings.uploadTimeoutMs : this.settings.upstreamTimeoutMs
    const deadline = AbortSignal.timeout(limit)
    const signal = AbortSignal.any([deadline, request.signal])
    // How an upload goes is as much its sender's doing: a slow line must not shut the area for everybody.
    const guarded = request.file ? noop : breaker
    const policy = call.method === 'GET' ? wrap(this.#retry, guarded) : guarded
    try {
      return await policy.execute(() => this.#attempt(request, call.method, signal, deadline))
    } catch (error) {
      throw this.#systemError(error, request)
    }
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  #breaker(): IPolicy {
    const counts = (error: Error) => isUnreachable(error) || (error instanceof Fault && error.reason === 'TIMEOUT')
    return circuitBreaker(handleWhen(counts), {
      halfOpenAfter: this.settings.breaker.halfOpenAfterMs,
      breaker: new ConsecutiveBreaker(this.settings.breaker.faults),
    })
  }

  async #attempt(request: UpstreamRequest, method: 'GET' | 'POST', signal: AbortSignal, deadline: AbortSignal) {
    const multipart = request.file && multipartBody(request.file, this.settings.limits.upload)
    const json = method === 'POST' && !multipart
    try {
      const { statusCode, headers, body } = await this.#pool.request({
        path: new URL(this.settings.legacyApiUrl).pathname.replace(/\/$/, '') + pathOf(request.name) + request.query,
        method,
        headers: {
          accept: 'application/json',
          ...request.headers,
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(multipart ? { 'content-type': multipart.contentType } : {}),
        },
        body: multipart ? multipart.body : json ? JSON.stringify(request.body ?? {}) : null,
        signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      const lines = [headers['set-cookie'] ?? []].flat()
      if (statusCode >= 500 || statusCode < 200 || (statusCode >= 300 && statusCode < 400)) {
        await body.dump()
        throw new Fault('STATUS', statusCode)
      }
      if (statusCode < 300 && answersNothing(request.name)) {
        await body.dump()
        return { status: statusCode, answer: {}, setCookieLines: lines }
      }
      const text = await readBounded(body, this.settings.limits.answer)
      if (statusCode >= 400) {
        throw refusal(statusCode, parseJson(text), {
          call: request.name,
          requestId: request.requestId,
          feature: callByName.get(request.name)?.feature,
          retryAfter: Number(headers['retry-after']) || undefined,
        })
      }
      const answer = parseJson(text)
      if (answer === undefined) throw new Fault('MALFORMED', statusCode)
      return { status: statusCode, answer, setCookieLines: lines }
    } catch (error) {
      if (error instanceof Fault || error instanceof SystemError) throw error
      if (deadline.aborted) throw new Fault('TIMEOUT', undefined, { cause: error })
      if (request.signal.aborted || multipart?.failure()) throw multipart?.failure() ?? error
      throw new Fault('CONNECTION', undefined, { cause: error })
    }
  }

  #systemError(error: unknown, { name, requestId }: UpstreamRequest): unknown {
    const origin = { call: name, requestId }
    if (error instanceof BrokenCircuitError)
      return new SystemError('UPSTREAM_ERROR', { ...origin, reason: 'UNAVAILABLE' })
    if (!(error instanceof Fault)) return error
    if (error.reason === 'TIMEOUT') return new SystemError('UPSTREAM_TIMEOUT', origin)
    return new SystemError('UPSTREAM_ERROR', { ...origin, reason: error.reason })
  }
}

async function readBounded(body: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) throw new Fault('TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
