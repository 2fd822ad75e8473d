import { EnvelopArmor } from '@escape.tech/graphql-armor'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { Limits } from '../settings'
import { costOf } from './cost'
import { badInput } from './errors'
import type { OperationContext } from './graphql'

type Context = YogaInitialContext & OperationContext
/** What is executed; its own type leaves everything open. */
type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'> & {
  readonly contextValue: OperationContext
}
type ArmorPlugin = ReturnType<EnvelopArmor<Context>['protect']>['plugins'][number]

/**
 * Limits for operations that are not persisted: those were looked at when they were written. Depth, aliases, tokens
 * and directives by graphql-armor; cost counted in REST calls.
 */
export function useLimits(limits: Limits): Plugin<OperationContext>[] {
  const armor = new EnvelopArmor<Context>({
    blockFieldSuggestion: { enabled: false },
    costLimit: { enabled: false },
    maxAliases: { n: limits.aliases },
    maxDepth: { n: limits.depth, flattenFragments: true },
    maxDirectives: { n: limits.directives },
    maxTokens: { n: limits.tokens },
  })
  return [...armor.protect().plugins.map(forFreeDocuments), useCostLimit(limits.cost)]
}

function forFreeDocuments({ onParse, onValidate }: ArmorPlugin): Plugin<OperationContext> {
  return {
    ...(onParse ? { onParse: (payload) => (payload.context.persisted ? undefined : onParse(payload)) } : {}),
    ...(onValidate ? { onValidate: (payload) => (payload.context.persisted ? undefined : onValidate(payload)) } : {}),
  }
}

function useCostLimit(limit: number): Plugin<OperationContext> {
  const refuse = (execution: Execution, stop: (result: ExecutionResult) => void) => {
    const { schema, document, operationName, variableValues, contextValue } = execution
    const operation = getOperationAST(document, operationName)
    if (!operation || contextValue.persisted) return
    const error = tooExpensive(schema, document, operation, variableValues ?? {}, limit)
    if (error) stop({ errors: [error] })
  }
  return {
    onExecute: ({ args, setResultAndStopExecution }) => refuse(args, setResultAndStopExecution),
    // Of a subscription it is what each event may cost.
    onSubscribe: ({ args, setResultAndStopExecution }) => refuse(args, setResultAndStopExecution),
  }
}

/** Why an operation may not be run with these variables: it might cost more REST calls than the limit. */
export function tooExpensive(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  limit: number,
): GraphQLError | null {
  if (limit === Infinity) return null
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  // Variables that do not fit are the execution's to refuse.
  const cost = coerced ? costOf(schema, document, operation, coerced) : 0
  if (cost <= limit) return null
  return badInput(`The operation may cost ${cost} REST calls; ${limit} are allowed.`, 'TOO_EXPENSIVE')
}
