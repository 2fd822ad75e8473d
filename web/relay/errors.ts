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
  readonly extensions?: { readonly code?: string; readonly feature?: string; readonly requestId?: string }
}

/** A request that failed as a whole: no answer, or an answer without data. */
export class GraphError extends Error {
  override readonly name = 'GraphError'

  constructor(
    readonly code: GraphErrorCode,
    /** The feature code of a members-only refusal. */
    readonly feature?: string,
    /** For the support, when a member asks. */
    readonly requestId?: string,
  ) {
    super(code)
  }
}

/** The error that stands for a list of graph errors. */
export function toGraphError(errors: readonly GraphErrorBody[]): GraphError {
  const extensions = errors[0]?.extensions
  return new GraphError(
    (extensions?.code as GraphErrorCode | undefined) ?? 'UPSTREAM_ERROR',
    extensions?.feature,
    extensions?.requestId,
  )
}
