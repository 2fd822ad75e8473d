/** A REST call of an operation, for `extensions.restCalls` and tests. */
export interface LoggedCall {
  readonly call: string
  /** Absent when no answer arrived. */
  readonly status?: number
  /** When it began, in milliseconds since the operation did. */
  readonly startMs: number
  readonly ms: number
  /** Size of the batch, for look-ups. */
  readonly batchSize?: number
  /** Answered from the cache of public answers. */
  readonly cached?: true
}
