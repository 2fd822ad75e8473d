import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, UploadableMap } from 'relay-runtime'
import { useReportError } from '../app/errors/useReportError'

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
}

/**
 * A mutation as a promise: the answer, or null when it failed, and then the member has been told. User errors are in the
 * answer, for the form to show. `busy` is true while it runs.
 */
export function useCommit<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, busy] = useMutation<M>(mutation)
  const reportError = useReportError()
  const run = useCallback(
    (variables: M['variables'], options: CommitOptions<M> = {}) =>
      new Promise<M['response'] | null>((resolve) => {
        commit({
          variables,
          ...options,
          onCompleted: (response, errors) => {
            if (errors?.length) reportError(errors)
            resolve(errors?.length ? null : response)
          },
          onError: (error) => {
            reportError(error)
            resolve(null)
          },
        })
      }),
    [commit, reportError],
  )
  return [run, busy] as const
}
