import { getOperationAST, parse } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { PersistedOperations } from '../core/persistedOperations'
import type { LoggedCall } from '../core/restLog'

/** How an operation ended: `errors` has some in its answer, `refused` was not run, `gone` lost its client. */
export type Outcome = 'ok' | 'errors' | 'refused' | 'failed' | 'gone'

/** An operation as it is under way, noted at its request. */
export interface OperationRecord {
  /** As the client sent them. */
  readonly params: unknown
  readonly restCalls: readonly LoggedCall[]
  answered?: {
    readonly errors: boolean
    /** By a compiled plan. */
    readonly compiled: boolean
    /** In parts, for as long as the client stays. */
    readonly stream: boolean
  }
}

/** What may be told of an operation: nothing that somebody typed. */
export interface Identity {
  /** Of a persisted operation; all others share one name. */
  readonly name: string
  readonly type: 'query' | 'mutation' | 'subscription' | 'unknown'
}

const UNKNOWN: Identity = { name: 'unknown', type: 'unknown' }
const FREE = 'free'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that the request asks for, once it is known to ask for one. */
    operation: OperationRecord | null
  }
}

/** Knows operations by what clients send. */
export class OperationNames {
  readonly #persisted = new Map<string, Identity>()
  readonly #free = new LRUCache<string, Identity>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_, key) => key.length,
  })

  constructor(private readonly operations: Pick<PersistedOperations, 'known'>) {}

  /** The name alone, which costs nothing for operations that are not persisted. */
  nameOf({ params }: OperationRecord): string {
    const id = idIn(params)
    if (id !== undefined) return this.#persistedBy(id).name
    return textAt(params, 'query') === undefined ? UNKNOWN.name : FREE
  }

  identityOf({ params }: OperationRecord): Identity {
    const id = idIn(params)
    if (id !== undefined) return this.#persistedBy(id)
    const text = textAt(params, 'query')
    return text ? this.#freeBy(text, textAt(params, 'operationName')) : UNKNOWN
  }

  #persistedBy(id: string): Identity {
    const known = this.#persisted.get(id)
    if (known) return known
    const text = this.operations.known(id)
    const operation = text === undefined ? undefined : operationIn(text)
    if (!operation) return UNKNOWN
    const identity = { name: operation.name?.value ?? FREE, type: operation.operation }
    this.#persisted.set(id, identity)
    return identity
  }

  #freeBy(text: string, operationName: string | undefined): Identity {
    const key = operationName === undefined ? text : `${operationName}\n${text}`
    const known = this.#free.get(key)
    if (known) return known
    const identity: Identity = { name: FREE, type: operationIn(text, operationName)?.operation ?? 'unknown' }
    this.#free.set(key, identity)
    return identity
  }
}

function operationIn(text: string, name?: string) {
  try {
    return getOperationAST(parse(text), name)
  } catch {
    return undefined
  }
}

/** The id of a persisted operation, in the three ways clients send it. */
function idIn(params: unknown): string | undefined {
  return (
    textAt(params, 'documentId') ?? textAt(params, 'id') ?? textAt(params, 'extensions', 'persistedQuery', 'sha256Hash')
  )
}

function textAt(source: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  }, source)
  return typeof found === 'string' && found !== '' ? found : undefined
}
