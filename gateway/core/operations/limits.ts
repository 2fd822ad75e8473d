import { EnvelopArmor } from '@escape.tech/graphql-armor'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type Source,
} from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { Settings } from '../settings'
import { costliestVariables, costOf } from './cost'
import { badInput, shortened } from '../errors'
import { tooManyFields } from './fieldLimit'
import type { OperationContext } from './graphql'

type Context = YogaInitialContext & OperationContext
/** The arguments of execution; graphql-js leaves them untyped here. */
type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> & {
  readonly contextValue: OperationContext
}
type ArmorPlugin = ReturnType<EnvelopArmor<Context>['protect']>['plugins'][number]
type Variables = Readonly<Record<string, unknown>>

/**
 * Limits on operations: cost in REST calls for all, because it depends on variables; the others only for
 * operations that are not persisted.
 */
export function useLimits({ limits, introspection, development }: Settings): Plugin<OperationContext>[] {
  const armor = new EnvelopArmor<Context>({
    // Suggestions must not reveal a schema that introspection hides.
    blockFieldSuggestion: { enabled: !introspection },
    costLimit: { enabled: false },
    maxAliases: { n: limits.aliases },
    maxDepth: { n: limits.depth, flattenFragments: true },
    maxDirectives: { n: limits.directives },
    maxTokens: { n: limits.tokens },
  })
  return [
    ...armor.protect().plugins.map(forFreeDocuments),
    useTextLimit(limits.tokens),
    useFieldLimit(limits.fields),
    ...(introspection ? [] : [noIntrospection]),
    useCostLimit(limits.cost, development),
  ]
}

function forFreeDocuments({ onParse, onValidate }: ArmorPlugin): Plugin<OperationContext> {
  return {
    ...(onParse ? { onParse: (payload) => (payload.context.persisted ? undefined : onParse(payload)) } : {}),
    ...(onValidate ? { onValidate: (payload) => (payload.context.persisted ? undefined : onValidate(payload)) } : {}),
  }
}

/** The maximum number of reported validation errors. */
const MAX_MISTAKES = 20
const MAX_CHARACTERS_PER_TOKEN = 20

/**
 * Refuses free documents with more lines than tokens are allowed, or too many characters: to locate a mistake,
 * graphql-js counts all line breaks before it.
 */
function useTextLimit(maxTokens: number): Plugin<OperationContext> {
  return {
    onParse({ context, params, setParseFn }) {
      const source = params.source as string | Source
      const text = typeof source === 'string' ? source : source.body
      const isTooLong = text.length > maxTokens * MAX_CHARACTERS_PER_TOKEN || hasMoreLines(text, maxTokens)
      if (context.persisted || !isTooLong) return
      setParseFn(() => {
        throw badInput('The document is too long.', 'TOO_LONG')
      })
    },
    onValidate: () => {
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.slice(0, MAX_MISTAKES).map(shortened))
      }
    },
  }
}

function hasMoreLines(text: string, max: number): boolean {
  return (text.match(/\r\n|[\n\r]/g)?.length ?? 0) >= max
}

const noIntrospection: Plugin<OperationContext> = {
  onValidate({ context, addValidationRule }) {
    if (!context.persisted) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** Refuses large documents before validation, whose rules would take long. */
function useFieldLimit(limit: number): Plugin<OperationContext> {
  return {
    onValidate({ context, params, setResult }) {
      const error = context.persisted ? null : tooManyFields(params.documentAST as DocumentNode, limit)
      if (error) setResult([error])
    },
  }
}

function useCostLimit(limit: number, development: boolean): Plugin<OperationContext> {
  const bounds = new WeakMap<OperationDefinitionNode, CostBound>()
  const refuse = (execution: Execution, stop: (result: ExecutionResult) => void) => {
    const { schema, document, operationName, variableValues, contextValue } = execution
    const operation = getOperationAST(document, operationName)
    if (!operation) return
    const bound = bounds.get(operation) ?? new CostBound(schema, document, operation)
    bounds.set(operation, bound)
    if (development) contextValue.cost = bound.with(variableValues ?? {})
    const error = tooExpensive(bound, variableValues ?? {}, limit)
    if (error) stop({ errors: [error] })
  }
  return {
    onExecute: ({ args, setResultAndStopExecution }) => refuse(args, setResultAndStopExecution),
    // For a subscription this is the cost of each event.
    onSubscribe: ({ args, setResultAndStopExecution }) => refuse(args, setResultAndStopExecution),
  }
}

/** The maximum number of REST calls of an operation. */
export class CostBound {
  #withAny: number | undefined

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {}

  /** With the costliest variables: computed once, so that most operations need no computation when they run. */
  get withAny(): number {
    return (this.#withAny ??= costOf(this.schema, this.document, this.operation, costliestVariables(this.operation)))
  }

  /** With these variables; 0 where they do not fit, which execution reports. */
  with(variables: Variables): number {
    const { variableDefinitions = [] } = this.operation
    const { coerced } = getVariableValues(this.schema, variableDefinitions, variables, { maxErrors: 1 })
    return coerced ? costOf(this.schema, this.document, this.operation, coerced) : 0
  }
}

/** The error for an operation that might cost more REST calls than the limit, else null. */
export function tooExpensive(bound: CostBound, variables: Variables, limit: number): GraphQLError | null {
  if (bound.withAny <= limit) return null
  const cost = bound.with(variables)
  if (cost <= limit) return null
  return badInput(`The operation may cost ${cost} REST calls; ${limit} are allowed.`, 'TOO_EXPENSIVE')
}
