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
import { planSize } from './planSize'

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

/** A plan with its size, see `planSize`. */
interface Compiled {
  readonly plan: Plan
  readonly size: number
}

export interface PlanSettings {
  /** An operation is compiled at this use as long as at least half of the capacity is free; with 0 never. */
  readonly fromUse: number
  /** The maximum size of all plans together, with about 3 kB a field; with 0 nothing is compiled. */
  readonly maxFields: number
  /** In REST calls. */
  readonly maxCost: number
}

/**
 * Compiling takes 0.3 to 13 ms and saves 0.1 to 6 ms of each use, so it pays off within ten; twice that, because a plan
 * is slow until the engine has optimised it.
 */
const MIN_USES_WHEN_FULL = 20
/** The text of an operation takes memory too. */
const CHARACTERS_PER_FIELD = 500

/** The maximum size of one plan: a larger one would displace too many others. */
export function maxPlanSize(maxFields: number): number {
  return maxFields / 4
}

/** Remembers something about texts that have no plan. */
function textCache<T extends {}>() {
  return new LRUCache<string, T>({
    max: 1_000,
    maxSize: 1_000_000,
    sizeCalculation: (_value, text) => text.length || 1,
  })
}

/**
 * Caches compiled operations by their text; the least recently used ones are removed first. While at least half of the
 * capacity is free, an operation is compiled at once. Later, it has to be used so often that compiling it pays off:
 * otherwise operations used in turn would displace each other.
 */
export class Plans {
  readonly #compiled: LRUCache<string, Compiled>
  readonly #uses = textCache<number>()
  readonly #refused = textCache<true>()

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: PlanSettings,
  ) {
    this.#compiled = new LRUCache({
      maxSize: Math.max(1, settings.maxFields),
      sizeCalculation: ({ size }, text) => size + Math.ceil(text.length / CHARACTERS_PER_FIELD),
    })
  }

  /** The number of cached plans. */
  get count(): number {
    return this.#compiled.size
  }

  /** The plan of an operation; null while it has none, or when it cannot have one. */
  find(text: string, operationName: string | undefined, check: Check): Plan | null {
    const { plan } = this.#compiled.get(text) ?? this.#compileWhenDue(text, check) ?? {}
    return plan && (operationName === undefined || operationName === plan.name) ? plan : null
  }

  #compileWhenDue(text: string, check: Check): Compiled | null {
    const { fromUse, maxFields } = this.settings
    if (fromUse === 0 || this.#refused.get(text)) return null
    const uses = (this.#uses.get(text) ?? 0) + 1
    const isHalfFree = this.#compiled.calculatedSize < maxFields / 2
    if (uses < (isHalfFree ? fromUse : Math.max(fromUse, MIN_USES_WHEN_FULL))) {
      this.#uses.set(text, uses)
      return null
    }
    this.#uses.delete(text)
    const compiled = this.#compile(text, check)
    if (compiled) this.#compiled.set(text, compiled)
    else this.#refused.set(text, true)
    return compiled
  }

  /** Null when the operation is refused, cannot be compiled or is too large for it. */
  #compile(text: string, check: Check): Compiled | null {
    const document = check(text)
    // Null also for several operations: each request names the one it means.
    const operation = document && getOperationAST(document)
    if (!operation) return null
    const { operation: flat, places } = flattened(document, operation)
    if (!isCompilable(flat, this.schema)) return null
    const { maxFields, maxCost } = this.settings
    const size = planSize(this.schema, flat, maxPlanSize(maxFields))
    if (size === Infinity) return null
    const compiled = compileQuery(this.schema, { ...document, definitions: [flat] }, undefined, {
      resolverInfoEnricher: lookAhead(places),
    })
    if (!isCompiledQuery(compiled)) return null
    const cost = new CostBound(this.schema, document, operation)
    const plan: Plan = {
      name: operation.name?.value,
      type: operation.operation,
      cost,
      refuses: (variables) => tooExpensive(cost, variables, maxCost) !== null,
      run: (context, variables) => run(compiled, context, variables),
    }
    return { plan, size }
  }
}

function run({ query }: CompiledQuery, context: GatewayContext, variables: Variables) {
  return query(undefined, context, { ...variables })
}
