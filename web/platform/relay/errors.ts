import type { FeatureCode } from '#platform/mutations/__generated__/refusal_error.graphql'

/** The codes of system errors in the graph. */
export type GraphErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'MEMBERS_ONLY'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_TIMEOUT'
  | 'NETWORK'

export interface GraphErrorBody {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly code?: string; readonly feature?: FeatureCode; readonly requestId?: string }
}

interface GraphErrorDetails {
  /** The feature code of a members-only refusal. */
  readonly feature?: FeatureCode
  /** For the support, when a member asks. */
  readonly requestId?: string
  /** HTTP status of the answer. */
  readonly status?: number
  /** Name of the operation that was sent. */
  readonly operation?: string
}

/** A request that failed as a whole: no answer, an error status, or an answer without data. */
export class GraphError extends Error {
  override readonly name = 'GraphError'
  readonly feature: FeatureCode | undefined
  readonly requestId: string | undefined
  readonly status: number | undefined
  readonly operation: string | undefined

  constructor(
    readonly code: GraphErrorCode,
    { feature, requestId, status, operation }: GraphErrorDetails = {},
  ) {
    const isErrorStatus = status !== undefined && (status < 200 || status > 299)
    const what = isErrorStatus ? `The response returned an error code: ${status}` : code
    const where = [operation, requestId && `request ${requestId}`].filter(Boolean).join(', ')
    super(where ? `${what} (${where})` : what)
    this.feature = feature
    this.requestId = requestId
    this.status = status
    this.operation = operation
  }
}

/** The error that stands for a list of graph errors. */
export function toGraphError(errors: readonly GraphErrorBody[], details: GraphErrorDetails = {}): GraphError {
  const { code, feature, requestId = details.requestId } = errors[0]?.extensions ?? {}
  return new GraphError((code as GraphErrorCode | undefined) ?? 'UPSTREAM_ERROR', { ...details, feature, requestId })
}
