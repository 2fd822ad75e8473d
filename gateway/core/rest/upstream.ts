import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  type IPolicy,
  noop,
} from 'cockatiel'
import { retry, wrap } from 'cockatiel'
import { Pool } from 'undici'
import { featureOf } from '../../../legacy/contract/call'
import { type CallName, callByName, contract, pathOf } from '../../../legacy/contract/contract'
import type { LiveHub } from '../live/hub'
import type { Settings } from '../settings'
import { answersNothing } from './answerChecks'
import { refusal, RefusedError, SystemError } from '../errors'
import { sendRequest, type Gone, type Incoming, TooLate, TooLong } from './sendRequest'
import { ContentTokens } from './contentTokens'
import { PublicAnswers } from './publicAnswers'
import type { UploadedFile } from './uploads'
import { multipartBody } from './uploadBody'

export interface UpstreamRequest {
  readonly name: CallName
  readonly query: string
  readonly body?: unknown
  readonly file?: UploadedFile
  readonly headers: Readonly<Record<string, string>>
  readonly requestId: string
  readonly gone: Gone
}

export interface UpstreamAnswer {
  readonly status: number
  readonly answer: unknown
  readonly setCookieLines: readonly string[]
}

/** Why an attempt failed, while a retry is still possible. */
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

/** Whether the server is unreachable, as opposed to refusing a request. */
function isUnreachable(error: Error): boolean {
  return error instanceof Fault && (error.reason === 'CONNECTION' || awayStatuses.includes(error.status ?? 0))
}

function refusalOnly(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error
  throw error
}

/**
 * The legacy server as seen by the whole gateway: one connection pool, a circuit breaker for each area, public
 * answers.
 */
export class Upstream {
  readonly publicAnswers: PublicAnswers
  readonly contentTokens = new ContentTokens()
  readonly breakers: ReadonlyMap<string, Pick<CircuitBreakerPolicy, 'state'>>
  readonly #pool: Pool
  /** The path in front of the calls' own. */
  readonly #path: string
  /** Reads get one retry. All calls of an area share a circuit breaker. */
  readonly #policies: ReadonlyMap<CallName, { readonly GET: IPolicy; readonly POST: IPolicy }>

  constructor(
    private readonly settings: Settings,
    /** The server's events. */
    readonly live: LiveHub,
  ) {
    this.publicAnswers = new PublicAnswers(settings.limits.publicAnswers)
    const { origin, pathname } = new URL(settings.legacyApiUrl)
    this.#path = pathname.replace(/\/$/, '')
    this.#pool = new Pool(origin, {
      connections: settings.upstreamConnections,
      keepAliveTimeout: 30_000,
      connect: { timeout: settings.upstreamTimeoutMs },
    })
    const again = retry(handleWhen(isUnreachable), { maxAttempts: 1, backoff: new ConstantBackoff(25) })
    const areas = Object.entries(contract).map(([area, actions]) => ({ area, actions, breaker: this.#breaker() }))
    this.breakers = new Map(areas.map(({ area, breaker }) => [area, breaker]))
    this.#policies = new Map(
      areas.flatMap(({ area, actions, breaker }) => {
        const policies = { GET: wrap(again, breaker), POST: breaker }
        return Object.keys(actions).map((action) => [`${area}.${action}` as CallName, policies] as const)
      }),
    )
  }

  /** Makes a call within the timeout and returns its answer, or throws a {@link SystemError}. */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const call = callByName.get(request.name)
    const policies = this.#policies.get(request.name)
    if (!call || !policies) throw new Error(`There is no call ${request.name}`)
    const { uploadTimeoutMs, upstreamTimeoutMs } = this.settings
    const deadline = performance.now() + (request.file ? uploadTimeoutMs : upstreamTimeoutMs)
    // An upload's failure may be its sender's: a slow line must not open the breaker for everybody.
    const policy = request.file ? noop : policies[call.method]
    try {
      // For the breaker a refusal is an answer: the server is there.
      const answer = await policy.execute(() => this.#attempt(request, call.method, deadline).catch(refusalOnly))
      if (answer instanceof RefusedError) throw answer
      return answer
    } catch (error) {
      throw this.#systemError(error, request)
    }
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  #breaker(): CircuitBreakerPolicy {
    const counts = (error: Error) => isUnreachable(error) || (error instanceof Fault && error.reason === 'TIMEOUT')
    return circuitBreaker(handleWhen(counts), {
      halfOpenAfter: this.settings.breaker.halfOpenAfterMs,
      breaker: new ConsecutiveBreaker(this.settings.breaker.faults),
    })
  }

  async #attempt(request: UpstreamRequest, method: 'GET' | 'POST', deadline: number): Promise<UpstreamAnswer> {
    const { limits } = this.settings
    const multipart = request.file && multipartBody(request.file, limits.upload)
    const json = method === 'POST' && !multipart
    const contentType = multipart?.contentType ?? (json ? 'application/json' : undefined)
    const outgoing = {
      path: this.#path + pathOf(request.name) + request.query,
      method,
      headers: {
        accept: 'application/json',
        ...request.headers,
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      body: multipart ? multipart.body : json ? JSON.stringify(request.body ?? {}) : null,
    }
    const bounds = { timeoutMs: deadline - performance.now(), limit: limits.answer, gone: request.gone }
    try {
      return this.#answer(request, await sendRequest(this.#pool, outgoing, bounds))
    } catch (error) {
      if (error instanceof Fault || error instanceof SystemError) throw error
      if (error instanceof TooLate) throw new Fault('TIMEOUT', undefined, { cause: error })
      if (error instanceof TooLong) throw new Fault('TOO_LARGE')
      if (request.gone.aborted || multipart?.failure()) throw multipart?.failure() ?? error
      throw new Fault('CONNECTION', undefined, { cause: error })
    }
  }

  #answer({ name, body, requestId }: UpstreamRequest, { status, headers, text }: Incoming): UpstreamAnswer {
    const call = callByName.get(name)
    if (status >= 500 || status < 200 || (status >= 300 && status < 400)) throw new Fault('STATUS', status)
    const lines = headers['set-cookie'] ?? []
    if (status >= 400) {
      throw refusal(status, parseJson(text), {
        call: name,
        requestId,
        feature: call && featureOf(call, body),
        retryAfter: Number(headers['retry-after']) || undefined,
      })
    }
    const answer = answersNothing(name) ? {} : parseJson(text)
    if (answer === undefined) throw new Fault('MALFORMED', status)
    return { status, answer, setCookieLines: [lines].flat() }
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

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
