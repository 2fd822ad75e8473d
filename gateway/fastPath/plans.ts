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

/** Null when the operation cannot be compiled, or is too large for it. */
interface Known {
  readonly plan: Plan | null
  /** See `planSize`. */
  readonly size: number
}

export interface PlanSettings {
  /** An operation is compiled at this use, while there is much room; with 0 never. */
  readonly fromUse: number
  /** The maximum size of all plans together; each field takes about 3 kB. */
  readonly maxFields: number
  /** In REST calls. */
  readonly maxCost: number
}

/** Compiling takes as long as running an operation a hundred times. */
const REPAID = 100
/** How much text counts as a field. */
const CHARACTERS_PER_FIELD = 500
const MAX_COUNTED = 1_000
/** Total characters of the operations whose uses are counted. */
const MAX_TEXT = 1_000_000

/**
 * Caches operations by their text, least recently used first out. The first plans are made soon. Once half of the room
 * is taken, an operation has to repay its plan first: otherwise many operations in turn would displace each other's.
 */
export class Plans {
  readonly #known: LRUCache<string, Known>
  readonly #uses = new LRUCache<string, number>({
    max: MAX_COUNTED,
    maxSize: MAX_TEXT,
    sizeCalculation: (_uses, text) => text.length || 1,
  })

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: PlanSettings,
  ) {
    this.#known = new LRUCache({
      maxSize: settings.maxFields,
      sizeCalculation: ({ size }, text) => size + Math.ceil(text.length / CHARACTERS_PER_FIELD),
    })
  }

  /** The number of cached plans. */
  get count(): number {
    return [...this.#known.values()].filter(({ plan }) => plan).length
  }

  /** The plan of an operation; null while it has none, or when it cannot have one. */
  find(text: string, operationName: string | undefined, check: Check): Plan | null {
    const plan = (this.#known.get(text) ?? this.#used(text, check))?.plan ?? null
    return operationName === undefined || operationName === plan?.name ? plan : null
  }

  #used(text: string, check: Check): Known | null {
    const { fromUse, maxFields } = this.settings
    if (fromUse === 0) return null
    const uses = (this.#uses.get(text) ?? 0) + 1
    const roomy = this.#known.calculatedSize < maxFields / 2
    if (uses < (roomy ? fromUse : Math.max(fromUse, REPAID))) {
      this.#uses.set(text, uses)
      return null
    }
    this.#uses.delete(text)
    const known = this.#make(text, check)
    this.#known.set(text, known)
    return known
  }

  #make(text: string, check: Check): Known {
    const none = { plan: null, size: 0 }
    const document = check(text)
    // Null also for several operations: each request names the one it means.
    const operation = document && getOperationAST(document)
    if (!operation) return none
    const { operation: flat, places } = flattened(document, operation)
    if (!isCompilable(flat, this.schema)) return none
    const { maxFields, maxCost } = this.settings
    // A plan that takes much of the room would displace too many others.
    const size = planSize(this.schema, flat, maxFields / 4)
    if (size === Infinity) return none
    const compiled = compileQuery(this.schema, { ...document, definitions: [flat] }, undefined, {
      resolverInfoEnricher: lookAhead(places),
    })
    if (!isCompiledQuery(compiled)) return none
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
