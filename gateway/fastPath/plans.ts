import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { CostBound, tooExpensive } from '../core/limits'
import type { GatewayContext } from '../core/context'

/** An operation that was checked and compiled, and can be run with any variables. */
export interface Plan {
  readonly cost: CostBound
  /** Whether it may not be run with these variables. */
  refuses(variables: Variables): boolean
  run(context: GatewayContext, variables: Variables): Promise<ExecutionResult> | ExecutionResult
}

type Variables = Readonly<Record<string, unknown>>

/** Parses and validates a document with all limits; throws or gives null when it is refused. */
export type Check = (text: string) => DocumentNode | null

interface Entry {
  uses: number
  /** Null: it cannot be compiled. */
  plan?: Plan | null
}

const MOST_PLANS = 500
/** Characters of all texts together; a plan takes about ten times its text. */
const MOST_TEXT = 4_000_000

/** Operations by their text, the least used forgotten first. */
export class Plans {
  readonly #entries = new LRUCache<string, Entry>({
    max: MOST_PLANS,
    maxSize: MOST_TEXT,
    sizeCalculation: (_entry, key) => key.length || 1,
  })

  /**
   * Compiling takes as long as running an operation a hundred times: what comes once is not compiled.
   * `maxCost` is in REST calls.
   */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fromUse: number,
    private readonly maxCost: number,
  ) {}

  /** The plan of an operation; null while it has none, or when it can have none. */
  find(text: string, operationName: string | undefined, check: Check): Plan | null {
    if (this.fromUse === 0) return null
    const key = operationName === undefined ? text : `${operationName}\n${text}`
    let entry = this.#entries.get(key)
    if (!entry) this.#entries.set(key, (entry = { uses: 0 }))
    entry.uses += 1
    if (entry.plan === undefined && entry.uses >= this.fromUse) entry.plan = this.#make(text, operationName, check)
    return entry.plan ?? null
  }

  #make(text: string, operationName: string | undefined, check: Check): Plan | null {
    // Answers in parts are not compiled.
    if (/@\s*(defer|stream)\b/.test(text)) return null
    const document = check(text)
    const operation = document && getOperationAST(document, operationName)
    if (!operation || operation.operation === 'subscription') return null
    // A plan would go on to the next write when one has failed and taken the answer with it.
    if (operation.operation === 'mutation' && operation.selectionSet.selections.length > 1) return null
    const compiled = compileQuery(this.schema, document, operationName)
    if (!isCompiledQuery(compiled)) return null
    const cost = new CostBound(this.schema, document, operation)
    return {
      cost,
      refuses: (variables) => tooExpensive(cost, variables, this.maxCost) !== null,
      run: (context, variables) => run(compiled, context, variables),
    }
  }
}

function run({ query }: CompiledQuery, context: GatewayContext, variables: Variables) {
  return query(undefined, context, { ...variables })
}
