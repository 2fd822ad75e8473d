import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import { maskUnknown } from '../core/errors'
import type { GraphQLServer, OperationContext } from '../core/operations/graphql'
import { FREE } from '../core/operations/operationIdentity'
import type { PersistedOperations } from '../core/operations/persistedOperations'
import type { Settings } from '../core/settings'
import type { PlainRequest } from './plainRequest'
import { Plans } from './plans'

interface Parts {
  readonly schema: GraphQLSchema
  readonly graphql: GraphQLServer
  readonly operations: PersistedOperations
  readonly settings: Settings
}

/** An answer in one piece. */
export interface PlainAnswer {
  readonly text: string
  readonly type: PlainRequest['type']
  readonly errors: boolean
}

/**
 * Answers repeated operations with compiled plans, without the objects of a Fetch request. Leaves to Yoga what is
 * refused, fails before execution or comes for the first time.
 */
export class FastPath {
  readonly #persisted: Plans
  readonly #free: Plans

  constructor(private readonly parts: Parts) {
    const { schema, settings } = parts
    const { compileFromUse: fromUse, planFields: maxFields, limits } = settings
    const planSettings = { fromUse, maxFields, maxCost: limits.cost }
    this.#persisted = new Plans(schema, planSettings)
    this.#free = new Plans(schema, planSettings)
  }

  /** The number of cached plans. */
  get plans(): { readonly persisted: number; readonly free: number } {
    return { persisted: this.#persisted.count, free: this.#free.count }
  }

  /** The answer as text of the media type that the client accepts, or null when Yoga has to answer. */
  async answer(request: PlainRequest, context: OperationContext): Promise<PlainAnswer | null> {
    const { operations, settings } = this.parts
    const { id, operationName, variables } = request
    const persisted = id !== undefined
    const text = persisted ? (operations.known(id) ?? (await operations.text(id))) : request.query
    if (text == null || !(persisted || settings.freeDocuments)) return null
    const plans = persisted ? this.#persisted : this.#free
    const plan = plans.find(text, operationName, this.#check(context, persisted))
    if (!plan || plan.refuses(variables)) return null
    context.identity = { name: (persisted && plan.name) || FREE, type: plan.type }
    const result = await plan.run(context, variables)
    // Nothing ran, because the variables do not fit.
    if (!('data' in result)) return null
    if (settings.development) context.cost = plan.cost.with(variables)
    const shown = this.#shown(result, context)
    return { text: JSON.stringify(shown), type: request.type, errors: 'errors' in shown }
  }

  /** Yoga's own parsing and validation, with its limits. */
  #check(contextOfOperation: OperationContext, persisted: boolean) {
    return (text: string) => {
      const { graphql } = this.parts
      const context = { ...contextOfOperation, persisted }
      try {
        const yoga = graphql.getEnveloped(context)
        const document = yoga.parse(text) as DocumentNode
        const mistakes = yoga.validate(yoga.schema, document) as readonly GraphQLError[]
        return mistakes.length > 0 ? null : document
      } catch {
        // Yoga reports the reason.
        return null
      }
    }
  }

  #shown({ data, errors }: ExecutionResult, context: OperationContext): object {
    const { restCalls, cost } = context
    return {
      ...(errors && errors.length > 0 ? { errors: errors.map((error) => shownError(error, context)) } : {}),
      data,
      ...(this.parts.settings.development ? { extensions: { restCalls, cost } } : {}),
    }
  }
}

/** Logs unexpected errors before they are masked, and adds the request id. */
function shownError(error: GraphQLError, { report, requestId }: OperationContext): object {
  const masked = maskUnknown(error)
  if (masked === error) return error
  report(error)
  const { locations, path } = error
  return { message: masked.message, locations, path, extensions: { ...masked.extensions, requestId } }
}
