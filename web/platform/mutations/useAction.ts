import { useCallback } from 'react'
import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, UploadableMap } from 'relay-runtime'
import { useReportError } from '#platform/errors/useReportError'
import { GraphError, type GraphErrorBody, toGraphError } from '#platform/relay/errors'
import { toastErrors } from './toastErrors'

/** Something the person can mend, as every mutation's payload lists it. */
export interface UserError {
  readonly code: string
  readonly message: string
  readonly field: string | null | undefined
}

/** What becomes of a refusal. */
export interface RefusalOptions {
  /** Shows what the server refused, such as at the fields of a form; without it, a toast does. */
  readonly onRefused?: (errors: readonly UserError[]) => void
}

interface ActionOptions<M extends MutationParameters> extends RefusalOptions {
  readonly optimisticResponse?: M['rawResponse']
  readonly uploadables?: UploadableMap
  /** Changes the store beyond what the answer says, such as a list that something has left. Not called when refused. */
  readonly updater?: SelectorStoreUpdater<M['response']>
  /** The same before the answer is here; taken back when the mutation fails. */
  readonly optimisticUpdater?: SelectorStoreUpdater<M['response']>
  /** Called, instead of an error message, when what should change does not exist any more. */
  readonly onNotFound?: () => void
}

/**
 * A mutation as a promise: the answer, or null when it failed or was refused, and then the member has been told. `busy` is
 * true while it runs.
 */
export function useAction<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, busy] = useMutation<M>(mutation)
  const reportError = useReportError()
  const run = useCallback(
    (variables: M['variables'], { onRefused = toastErrors, onNotFound, updater, ...options }: ActionOptions<M> = {}) =>
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
          ...(updater && {
            updater: (store, response) => {
              if (errorsIn(response).length === 0) updater(store, response)
            },
          }),
          onCompleted: (response, errors) => {
            if (errors?.length) return fail(errors)
            const refusals = errorsIn(response)
            if (refusals.length > 0) onRefused(refusals)
            resolve(refusals.length > 0 ? null : response)
            return undefined
          },
          onError: fail,
        })
      }),
    [commit, reportError],
  )
  return [run, busy] as const
}

/** What the payloads of an answer list as refused. */
function errorsIn(response: unknown): readonly UserError[] {
  return Object.values(
    (response ?? {}) as Readonly<Record<string, { readonly userErrors?: readonly UserError[] } | null>>,
  ).flatMap((payload) => payload?.userErrors ?? [])
}
