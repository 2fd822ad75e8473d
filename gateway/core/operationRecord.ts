import type { OperationContext } from './graphql'
import { FREE, type OperationIdentity } from './operationIdentity'
import { isObject } from './operationIds'

/** How an operation ended: `errors` has some in its answer, `refused` was not run, `gone` lost its client. */
export type Outcome = 'ok' | 'errors' | 'refused' | 'failed' | 'gone'

/** An operation as it is under way, noted at its request. */
export interface OperationRecord {
  /** As the client sent them. */
  readonly params: unknown
  /** With what is noted in it as the operation goes on. */
  readonly context: Pick<OperationContext, 'identity' | 'restCalls'>
  answered?: {
    readonly errors: boolean
    /** By a compiled plan. */
    readonly compiled: boolean
    /** In parts, for as long as the client stays. */
    readonly stream: boolean
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that the request asks for, once it is known to ask for one. */
    operation: OperationRecord | null
  }
}

/** What may be told of an operation; of one that was refused before it was parsed only whether it was persisted. */
export function identityOf({ context, params }: OperationRecord): OperationIdentity {
  if (context.identity) return context.identity
  const isFree = isObject(params) && typeof params['query'] === 'string' && params['query'] !== ''
  return { name: isFree ? FREE : 'unknown', type: 'unknown' }
}
