import { useCallback } from 'react'
import { useMutation, useRelayEnvironment } from 'react-relay'
import type {
  GraphQLTaggedNode,
  IEnvironment,
  MutationParameters,
  RecordSourceProxy,
  RecordSourceSelectorProxy,
  SelectorStoreUpdater,
  UploadableMap,
} from 'relay-runtime'
import { useReportError } from '#platform/errors/useReportError'
import { invalidateLists } from '#platform/relay/invalidateLists'
import type { GraphErrorBody } from '#platform/relay/errors'
import { offersMembership, refusalsIn, type UserError } from './refusal'
import { toastErrors } from './toastErrors'

/** What becomes of a refusal. */
export interface RefusalOptions {
  /** Shows what the server refused, such as at the fields of a form; without it, a toast does. */
  readonly onRefused?: (errors: readonly UserError[]) => void
}

interface ActionOptions<M extends MutationParameters> extends RefusalOptions {
  readonly optimisticResponse?: M['rawResponse']
  readonly uploadables?: UploadableMap
  /** Changes the store at once, and again when the mutation is done; taken back when it fails or is refused. */
  readonly optimistic?: (store: RecordSourceProxy) => void
  /** The viewer's lists that are then fetched anew when they are next shown, by their fields; or everything. */
  readonly invalidates?: readonly string[] | 'everything'
  /** Changes the store beyond what the answer says, such as a list that something has left. Not called when refused. */
  readonly updater?: SelectorStoreUpdater<Done<M['response']>>
  /** Changes the store before the answer is here, where the change is another one than that of the answer. */
  readonly optimisticUpdater?: SelectorStoreUpdater<M['response']>
  /** Called, instead of an error message, when what should change does not exist any more. */
  readonly onNotFound?: () => void
}

/** The answer of mutations that were neither refused nor failed. */
type Done<R> = { readonly [K in keyof R]: NonNullable<R[K]> }

function isDone<R>(response: R | null | undefined): response is R & Done<R> {
  const payloads = Object.values(response ?? {})
  return payloads.length > 0 && !payloads.includes(null) && refusalsIn(response).length === 0
}

/**
 * A mutation as a promise: the answer, or null when it failed or was refused, and then the member has been told. `busy` is
 * true while it runs.
 */
export function useAction<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, busy] = useMutation<M>(mutation)
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const run = useCallback(
    (variables: M['variables'], options: ActionOptions<M> = {}) =>
      new Promise<Done<M['response']> | null>((resolve) => {
        const { onRefused = toastErrors, onNotFound, optimistic, invalidates, updater, ...rest } = options
        const fail = (cause: Error | readonly GraphErrorBody[]) => {
          reportError(cause)
          resolve(null)
        }
        commit({
          variables,
          ...(optimistic && { optimisticUpdater: optimistic }),
          ...rest,
          updater: (store, response) => {
            if (!isDone(response)) return
            optimistic?.(store)
            invalidate(store, environment, invalidates)
            updater?.(store as RecordSourceSelectorProxy<Done<M['response']>>, response)
          },
          onCompleted: (response, errors) => {
            if (errors?.length) return fail(errors)
            const refusals = refusalsIn(response)
            if (isDone(response)) return resolve(response)
            if (onNotFound && refusals.some(({ code }) => code === 'NOT_FOUND')) onNotFound()
            else if (!offersMembership(refusals)) onRefused(refusals)
            return resolve(null)
          },
          onError: fail,
        })
      }),
    [commit, environment, reportError],
  )
  return [run, busy] as const
}

function invalidate(
  store: Pick<RecordSourceSelectorProxy, 'get' | 'getRoot' | 'invalidateStore'>,
  environment: IEnvironment,
  invalidates: readonly string[] | 'everything' = [],
): void {
  if (invalidates === 'everything') return store.invalidateStore()
  const viewerId = store.getRoot().getLinkedRecord('viewer')?.getDataID()
  if (viewerId) invalidateLists(store, environment, viewerId, invalidates)
}
