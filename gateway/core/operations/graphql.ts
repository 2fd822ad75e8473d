import { useDeferStream } from '@graphql-yoga/plugin-defer-stream'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, mapAsyncIterator, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Settings } from '../settings'
import type { GatewayContext } from '../context'
import { badInput, coded, maskUnknown, shortened } from '../errors'
import { documentCache } from './documentCache'
import { useLimits } from './limits'
import { type OperationIdentity, useOperationIdentity } from './operationIdentity'
import { operationIds } from './operationIds'
import type { PersistedOperations } from './persistedOperations'
import { useSubscriptions } from './subscriptions'

/** The context of an operation over HTTP. */
export interface OperationContext extends GatewayContext {
  /** Whether the operation is persisted. */
  persisted?: boolean
  /** Set once the operation has been parsed. */
  identity?: OperationIdentity
  /** Development only: the maximum number of REST calls of the operation. */
  cost?: number
  /** The parameters of a multipart request, whose body has been read already. */
  readonly multipart?: GraphQLParams
  /** Logs an error that the client sees only masked. */
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
    parserAndValidationCache: {
      documentCache: documentCache(),
      // Refusals are not cached: as a persisted operation the same text may be longer.
      errorCache: { get: () => undefined, set: () => undefined },
    },
    maskedErrors: {
      maskError(error) {
        const masked = maskUnknown(error)
        if (masked !== error) originals.set(masked, error)
        return shortened(coded(masked))
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
          if (operations.hasEnded(id)) {
            throw badInput('This version of the app is no longer answered: update it.', 'APP_VERSION_ENDED')
          }
          return text
        },
      }),
      useOperationIdentity(),
      useDeferStream(),
      ...useLimits(settings),
      useSubscriptions(settings.development),
      useErrorReport(originals),
      ...(settings.development ? [useRestLog()] : []),
    ],
  })
}

/** The id of a persisted operation, from the body or from the address of a query. */
function operationId(params: GraphQLParams, { method, url }: Request): string | null {
  const address = method === 'GET' ? new URL(url).searchParams : new URLSearchParams()
  const inAddress = [...address.getAll('documentId'), ...address.getAll('id')]
  const [id = null, another] = new Set([...operationIds(params), ...inAddress])
  if (another !== undefined) throw badInput('A request names one persisted operation, not several.')
  return id
}

function useMultipart(): Plugin<object, OperationContext> {
  return {
    onRequestParse({ serverContext: { multipart }, setRequestParser }) {
      if (multipart) setRequestParser(() => multipart)
    },
  }
}

/** Logs unexpected errors before they are masked, and adds the request id. */
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

/** In development, adds the REST calls made and the maximum cost to each answer; to the end of one in parts. */
function useRestLog(): Plugin<object, OperationContext> {
  return {
    onExecutionResult(payload) {
      const { result, context } = payload
      if (!result) return
      const { restCalls, cost } = context
      const tell = <T extends ExecutionResult>(answer: T) => ({
        ...answer,
        extensions: { ...answer.extensions, restCalls, cost },
      })
      const isLast = (part: object) => 'hasNext' in part && part.hasNext === false
      payload.setResult(
        Symbol.asyncIterator in result
          ? mapAsyncIterator(result, (part) => (isLast(part) ? tell(part) : part))
          : tell(result),
      )
    },
  }
}
