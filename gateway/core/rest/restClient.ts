import {
  type AnswerOf,
  type AreaName,
  type BodyOf,
  type CallName,
  type Contract,
} from '../../../legacy/contract/contract'
import { callByName, contract, type QueryOf } from '../../../legacy/contract/contract'
import type { Call } from '../../../legacy/contract/call'
import { isAnswer, isItem } from './answerChecks'
import type { BatchCall, BatchItem } from './batchCalls'
import type { CookieJar } from './cookieJar'
import { badInput, SystemError } from '../errors'
import type { Gone } from './sendRequest'
import { type Prime, primeFrom, primeFromItem } from './priming'
import type { LoggedCall } from './restLog'
import type { UploadedFile } from './uploads'
import type { Upstream, UpstreamAnswer } from './upstream'

type Needed<T> = Record<never, never> extends T ? false : true
type Part<K extends string, T> = keyof T extends never
  ? Partial<Record<K, undefined>>
  : Needed<T> extends true
    ? Readonly<Record<K, T>>
    : { readonly [P in K]?: T }

/** The arguments of a call: query, body, both or none. */
type ArgsOf<N extends CallName> = Part<'query', QueryOf<N>> & Part<'body', BodyOf<N>> & { readonly file?: UploadedFile }

type Method<N extends CallName> =
  Record<never, never> extends ArgsOf<N>
    ? (args?: ArgsOf<N>) => Promise<AnswerOf<N>>
    : (args: ArgsOf<N>) => Promise<AnswerOf<N>>

/** Every call as a function: `rest.Common.ToggleLike({ body })`. */
export type Rest = {
  readonly [A in AreaName]: {
    readonly [C in keyof Contract[A] & string as `${A}.${C}` extends CallName ? C : never]: Method<
      Extract<`${A}.${C}`, CallName>
    >
  }
}

/** What the upstream has to know of the client. */
export interface Visit {
  readonly requestId: string
  readonly host: string
  readonly protocol: string
  readonly clientAddress: string
  readonly acceptLanguage: string | undefined
  readonly userAgent: string | undefined
  /** Fires when the client disconnects. */
  readonly gone: Gone
  /**
   * The same as a signal, created on first use. A method, because an object with its own getter has its own hidden
   * class, which keeps everything it refers to from being freed.
   */
  readonly signal: () => AbortSignal
}

interface Args {
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: Readonly<Record<string, unknown>> | undefined
  readonly file?: UploadedFile | undefined
}

type Make = (name: CallName, args: Args) => Promise<unknown>

/** An area of {@link Rest}. Its functions are created on first use: most operations use one or two. */
class Area {
  constructor(readonly make: Make) {}
}

/** {@link Rest} itself, likewise. */
class Areas {
  constructor(readonly make: Make) {}
}

for (const [area, actions] of Object.entries(contract)) {
  class Calls extends Area {}
  for (const action of Object.keys(actions)) {
    const name = `${area}.${action}` as CallName
    Object.defineProperty(Calls.prototype, action, {
      get(this: Area) {
        return (args: Args = {}) => this.make(name, args)
      },
    })
  }
  Object.defineProperty(Areas.prototype, area, {
    get(this: Areas) {
      return new Calls(this.make)
    },
  })
}

/** The REST calls of one request. Equal reads are made once; a write clears them. */
export class RestClient {
  readonly log: LoggedCall[] = []
  readonly rest: Rest
  readonly #began = performance.now()
  #reads = new Map<string, Promise<unknown>>()

  constructor(
    private readonly upstream: Upstream,
    private readonly visit: Visit,
    private readonly jar: CookieJar,
    /** Takes objects from answers, so that edges to them need no look-up. */
    private readonly prime: Prime,
    /** Hears that the session of the cookies has ended, or that another is about to replace it. */
    private readonly sessionEnded: () => void,
  ) {
    this.rest = new Areas((name, args) => this.call(name, args)) as unknown as Rest
  }

  /** Clears the cache, after a write. */
  forget(): void {
    this.#reads = new Map()
  }

  /** Looks many objects up at once. A malformed item fails alone if it has an id. */
  async batch<N extends BatchCall>(name: N, ids: readonly number[]): Promise<Map<number, BatchItem<N> | Error>> {
    const { answer } = await this.#send(name, callOf(name), { body: { ids } })
    if (!Array.isArray(answer)) throw this.#malformed(name)
    return new Map<number, BatchItem<N> | Error>(
      answer.map((item: unknown): [number, BatchItem<N> | Error] => {
        const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined
        // A malformed item without an id may be any of the requested ones, so all fail.
        if (typeof id !== 'number') throw this.#malformed(name)
        if (!isItem(name, item)) return [id, this.#malformed(name)]
        primeFromItem(name, item, this.prime)
        return [id, item as BatchItem<N>]
      }),
    )
  }

  /** Makes a call, or returns the answer of an equal read of the same request. */
  async call(name: CallName, args: Args): Promise<unknown> {
    const call = callOf(name)
    if (call.method === 'POST') return this.#checked(name, (await this.#send(name, call, args)).answer)
    const key = name + queryString(args.query)
    const known = this.#reads.get(key)
    if (known) return known
    const answer = call.publicFor > 0 ? this.#readPublic(name, call, args) : this.#read(name, call, args)
    this.#reads.set(key, answer)
    return answer
  }

  async #read(name: CallName, call: Call, args: Args): Promise<unknown> {
    return this.#checked(name, (await this.#send(name, call, args)).answer)
  }

  async #readPublic(name: CallName, call: Call, args: Args): Promise<unknown> {
    const { host, acceptLanguage } = this.visit
    const key = JSON.stringify([host, this.jar.siteHeader, acceptLanguage, name, queryString(args.query)])
    const known = this.upstream.publicAnswers.get(key)
    if (known) {
      this.log.push({ call: name, startMs: this.#since(performance.now()), ms: 0, cached: true })
      primeFrom(name, known.answer, this.prime)
      return known.answer
    }
    const answer = await this.#read(name, call, args)
    this.upstream.publicAnswers.put(key, answer, call.publicFor)
    return answer
  }

  #since(moment: number): number {
    return tenths(moment - this.#began)
  }

  #checked(name: CallName, answer: unknown): unknown {
    if (!isAnswer(name, answer)) throw this.#malformed(name)
    primeFrom(name, answer, this.prime)
    return answer
  }

  #malformed(call: CallName): SystemError {
    return new SystemError('UPSTREAM_ERROR', { call, requestId: this.visit.requestId, reason: 'MALFORMED' })
  }

  async #send(name: CallName, call: Call, args: Args): Promise<UpstreamAnswer> {
    const started = performance.now()
    const ids = args.body?.['ids']
    const batch = Array.isArray(ids) ? { batchSize: ids.length } : {}
    const note = (status?: number) => {
      const ms = tenths(performance.now() - started)
      const startMs = this.#since(started)
      this.log.push({ call: name, ...(status === undefined ? {} : { status }), startMs, ms, ...batch })
    }
    try {
      const answer = await this.upstream.send({
        name,
        query: queryString(args.query),
        body: args.body,
        ...(args.file ? { file: args.file } : {}),
        headers: this.#headers(call),
        requestId: this.visit.requestId,
        gone: this.visit.gone,
      })
      note(answer.status)
      if (call.setsCookies && answer.setCookieLines.length > 0) {
        this.sessionEnded()
        this.jar.take(answer.setCookieLines)
      }
      return answer
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined
      note(status)
      if (status === 401) this.sessionEnded()
      throw error
    }
  }

  #headers(call: Call): Record<string, string> {
    const { requestId, host, protocol, clientAddress, acceptLanguage, userAgent } = this.visit
    const cookie = call.publicFor > 0 ? this.jar.siteHeader : this.jar.header
    return {
      'x-request-id': requestId,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol,
      'x-forwarded-for': clientAddress,
      ...(acceptLanguage ? { 'accept-language': acceptLanguage } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
      ...(cookie ? { cookie } : {}),
    }
  }
}

/** Milliseconds to one decimal, which tells calls apart that are made together. */
function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}

function callOf(name: CallName): Call {
  const call = callByName.get(name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}

/** Sorted by name, so that equal reads have equal keys. */
function queryString(query: Args['query'] = {}): string {
  let text = ''
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue
    text += `${text === '' ? '?' : '&'}${encodeURIComponent(name)}=${encoded(name, value)}`
  }
  return text
}

/** A lone surrogate cannot be encoded. */
function encoded(name: string, value: string | number | boolean): string {
  try {
    return encodeURIComponent(value)
  } catch {
    throw badInput(`The text of \`${name}\` is not well-formed Unicode.`, 'ILL_FORMED_TEXT')
  }
}
