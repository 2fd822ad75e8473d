import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, UploadableMap } from 'relay-runtime'
import { useReportError } from '#platform/errors/useReportError'
import { GraphError, type GraphErrorBody, toGraphError } from '#platform/relay/errors'

/** Something the person can mend, as every mutation's payload lists it. */
export interface UserError {
  readonly code: string
  readonly message: string
  readonly field: string | null | undefined
}

interface CommitOptions<M extends MutationParameters> {
  readonly optimisticResponse?: M['rawResponse']
  readonly uploadables?: UploadableMap
  /** Changes the store beyond what the answer says, such as a list that something has left. */
  readonly updater?: SelectorStoreUpdater<M['response']>
  /** The same before the answer is here; taken back when the mutation fails. */
  readonly optimisticUpdater?: SelectorStoreUpdater<M['response']>
  /** Called, instead of an error message, when what should change does not exist any more. */
  readonly onNotFound?: () => void
}

/**
 * A mutation as a promise: the answer, or null when it failed, and then the member has been told. User errors are in the
 * answer, for the form to show. `busy` is true while it runs.
 */
export function useCommit<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, busy] = useMutation<M>(mutation)
  const reportError = useReportError()
  const run = useCallback(
    (variables: M['variables'], { onNotFound, ...options }: CommitOptions<M> = {}) =>
      new Promise<M['response'] | null>((resolve) => {
        const fail = (cause: Error | readonly GraphErrorBody[]) => {
          const error = cause instanceof Error ? cause : toGraphError(cause)
          if (onNotFound && error instanceof GraphError && error.code === 'NOT_FOUND') onNotFound()
          else reportError(cause)
          resolve(null)
        }
        commit({
          variables,
          ...options,
          onCompleted: (response, errors) => {
            if (errors?.length) fail(errors)
            else resolve(response)
          },
          onError: fail,
        })
      }),
    [commit, reportError],
  )
  return [run, busy] as const
}
