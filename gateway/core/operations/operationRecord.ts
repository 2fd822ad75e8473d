import type { OperationContext } from './graphql'
import { FREE, type OperationIdentity } from './operationIdentity'
import { isObject } from './operationIds'

/** How an operation ended: `errors` has errors in its answer, `refused` was not run, `gone` lost its client. */
export type Outcome = 'ok' | 'errors' | 'refused' | 'failed' | 'gone'

export interface OperationRecord {
  /** The parameters as the client sent them. */
  readonly params: unknown
  /** The operation adds its identity and its REST calls while it runs. */
  readonly context: Pick<OperationContext, 'identity' | 'restCalls'>
  answered?: {
    readonly errors: boolean
    /** Answered by a compiled plan. */
    readonly compiled: boolean
    /** Answered in parts, for as long as the client stays connected. */
    readonly stream: boolean
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's operation, once the request is known to hold one. */
    operation: OperationRecord | null
  }
}

/**
 * The identity that logs and metrics may show. An operation refused before it was parsed shows only whether it was
 * persisted.
 */
export function identityOf({ context, params }: OperationRecord): OperationIdentity {
  if (context.identity) return context.identity
  const isFree = isObject(params) && typeof params['query'] === 'string' && params['query'] !== ''
  return { name: isFree ? FREE : 'unknown', type: 'unknown' }
}
