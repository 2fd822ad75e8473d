import { useDeferStream } from '@graphql-yoga/plugin-defer-stream'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Settings } from '../settings'
import type { GatewayContext } from './context'
import { maskUnknown } from './errors'
import { useLimits } from './limits'
import type { PersistedOperations } from './persistedOperations'
import { useSubscriptions } from './subscriptions'

/** The context of an operation that came in over HTTP. */
export interface OperationContext extends GatewayContext {
  /** The operation is one of the client's own. */
  persisted?: boolean
  /** In development: the REST calls that the operation might have come to. */
  cost?: number
  /** What a multipart request asked for; its body has been read already. */
  readonly multipart?: GraphQLParams
  /** Tells the log about an error that the client sees only masked. */
  readonly report: (error: unknown) => void
}

export type GraphQLServer = YogaServerInstance<OperationContext, object>

/** The graph over HTTP, without the sockets. */
export function createGraphQLServer(
  schema: GraphQLSchema,
  operations: PersistedOperations,
  settings: Settings,
): GraphQLServer {
  const originals = new WeakMap<object, unknown>()
  return createYoga<OperationContext>({
    schema,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    batching: false,
    logging: false,
    extraParamNames: ['id', 'documentId'],
    maskedErrors: {
      maskError(error) {
        const masked = maskUnknown(error)
        if (masked !== error) originals.set(masked, error)
        return masked
      },
    },
    plugins: [
      useMultipart(),
      usePersistedOperations<OperationContext>({
        allowArbitraryOperations: settings.freeDocuments,
        extractPersistedOperationId: operationId,
        getPersistedOperation: async (id, _request, context) => {
          const text = await operations.text(id)
          context.persisted = text !== null
          return text
        },
      }),
      useDeferStream(),
      ...useLimits(settings),
      useSubscriptions(settings.development),
      useErrorReport(originals),
      ...(settings.development ? [useRestLog()] : []),
    ],
  })
}

/** The id of a persisted operation, in the three ways clients send it. */
function operationId(params: GraphQLParams & { id?: unknown; documentId?: unknown }, request: Request): string | null {
  const persistedQuery: unknown = params.extensions?.['persistedQuery']
  const hash =
    typeof persistedQuery === 'object' && persistedQuery !== null && 'sha256Hash' in persistedQuery
      ? persistedQuery.sha256Hash
      : undefined
  const inAddress = request.method === 'GET' ? new URL(request.url).searchParams.get('documentId') : undefined
  const id = params.documentId ?? params.id ?? hash ?? inAddress
  return typeof id === 'string' ? id : null
}

function useMultipart(): Plugin<object, OperationContext> {
  return {
    onRequestParse({ serverContext: { multipart }, setRequestParser }) {
      if (multipart) setRequestParser(() => multipart)
    },
  }
}

/** Unforeseen errors go to the log before they are masked, and get the request's id. */
function useErrorReport(originals: WeakMap<object, unknown>): Plugin<object, OperationContext> {
  return {
    onExecutionResult({ result, context: { report, requestId } }) {
      if (!result || !('errors' in result)) return
      for (const error of result.errors ?? []) {
        const original = originals.get(error)
        if (!original) continue
        error.extensions['requestId'] = requestId
        report(original)
      }
    },
  }
}

/** In development an answer tells which REST calls it cost, and how many it might have cost. */
function useRestLog(): Plugin<object, OperationContext> {
  return {
    onExecutionResult(payload) {
      const { result, context } = payload
      const { restCalls, cost } = context
      if (!result || Symbol.asyncIterator in result) return
      payload.setResult({ ...result, extensions: { ...result.extensions, restCalls, cost } })
    },
  }
}
