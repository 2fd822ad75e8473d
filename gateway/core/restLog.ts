/** A REST call as an operation made it, for `extensions.restCalls` and the tests. */
export interface LoggedCall {
  readonly call: string
  /** Absent when no answer came. */
  readonly status?: number
  readonly ms: number
  /** Ids asked for at once, for batched look-ups. */
  readonly batchSize?: number
  /** Answered from the memory of public answers. */
  readonly cached?: true
}
