import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { CostBound, tooExpensive } from '../core/operations/limits'
import type { GatewayContext } from '../core/context'
import { isCompilable } from './compilable'
import { flattened } from './flattened'
import { lookAhead } from './lookAhead'

/** An operation that has been checked and compiled, for any variables. */
export interface Plan {
  readonly name: string | undefined
  readonly type: OperationTypeNode
  readonly cost: CostBound
  /** Whether the cost limit forbids these variables. */
  refuses(variables: Variables): boolean
  run(context: GatewayContext, variables: Variables): Promise<ExecutionResult> | ExecutionResult
}

type Variables = Readonly<Record<string, unknown>>

/** Parses and validates a document with all limits; throws or returns null when it is refused. */
export type Check = (text: string) => DocumentNode | null

interface Entry {
  uses: number
  /** Null when it cannot be compiled. */
  plan?: Plan | null
}

const MAX_PLANS = 1_000
/** Total characters of all cached documents; a plan takes about ten times as much memory. */
const MAX_TEXT = 4_000_000

/** Caches operations by their text, least recently used first out. */
export class Plans {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_PLANS,
    maxSize: MAX_TEXT,
    sizeCalculation: (_entry, text) => text.length || 1,
  })

  /**
   * Compiling takes as long as running an operation a hundred times, so operations are compiled on repeated use
   * only. `maxCost` is in REST calls.
   */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fromUse: number,
    private readonly maxCost: number,
  ) {}

  /** The number of cached plans. */
  get size(): number {
    return [...this.#entries.values()].filter(({ plan }) => plan).length
  }

  /** The plan of an operation; null while it has none, or when it cannot have one. */
  find(text: string, operationName: string | undefined, check: Check): Plan | null {
    if (this.fromUse === 0) return null
    let entry = this.#entries.get(text)
    if (!entry) this.#entries.set(text, (entry = { uses: 0 }))
    entry.uses += 1
    if (entry.plan === undefined && entry.uses >= this.fromUse) entry.plan = this.#make(text, check)
    const { plan = null } = entry
    return operationName === undefined || operationName === plan?.name ? plan : null
  }

  #make(text: string, check: Check): Plan | null {
    const document = check(text)
    // Null also for several operations: each request names the one it means.
    const operation = document && getOperationAST(document)
    if (!operation) return null
    const { operation: flat, places } = flattened(document, operation)
    if (!isCompilable(flat, this.schema)) return null
    const compiled = compileQuery(this.schema, { ...document, definitions: [flat] }, undefined, {
      resolverInfoEnricher: lookAhead(places),
    })
    if (!isCompiledQuery(compiled)) return null
    const cost = new CostBound(this.schema, document, operation)
    return {
      name: operation.name?.value,
      type: operation.operation,
      cost,
      refuses: (variables) => tooExpensive(cost, variables, this.maxCost) !== null,
      run: (context, variables) => run(compiled, context, variables),
    }
  }
}

function run({ query }: CompiledQuery, context: GatewayContext, variables: Variables) {
  return query(undefined, context, { ...variables })
}
