import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useDecideAcceptMutation } from './__generated__/useDecideAcceptMutation.graphql'
import type { useDecideRejectMutation } from './__generated__/useDecideRejectMutation.graphql'

const accepting = graphql`
  mutation useDecideAcceptMutation($input: AcceptLodgeMediaInput!) {
    acceptLodgeMedia(input: $input) {
      media {
        id
        lodgeStatus
        createdAt
      }
      lodge {
        id
        waitingMediaCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const rejecting = graphql`
  mutation useDecideRejectMutation($input: RejectLodgeMediaInput!) {
    rejectLodgeMedia(input: $input) {
      deletedMediaIds
      lodge {
        id
        waitingMediaCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * The leaders' decisions on media that wait in a lodge. They leave the list at once, with their number, and come back on
 * failure; each resolves to whether it succeeded.
 */
export function useDecide(lodgeId: string) {
  const environment = useRelayEnvironment()
  const [commitAccept] = useAction<useDecideAcceptMutation>(accepting)
  const [commitReject] = useAction<useDecideRejectMutation>(rejecting)

  /** Shows a change at once; the number of those that wait is corrected by the answer. */
  const showing = useCallback(
    (count: number, optimistic: (store: RecordSourceProxy) => void) => ({
      invalidates: 'everything' as const,
      optimistic,
      optimisticUpdater: (store: RecordSourceProxy) => {
        optimistic(store)
        const lodge = store.get(lodgeId)
        const waiting: unknown = lodge?.getValue('waitingMediaCount')
        if (typeof waiting === 'number') lodge?.setValue(Math.max(0, waiting - count), 'waitingMediaCount')
      },
    }),
    [lodgeId],
  )
  const accept = useCallback(
    async (mediaIds: readonly string[]): Promise<boolean> => {
      const show = (store: RecordSourceProxy) => {
        for (const id of mediaIds) store.get(id)?.setValue('ACCEPTED', 'lodgeStatus')
      }
      return (await commitAccept({ input: { lodgeId, mediaIds } }, showing(mediaIds.length, show))) !== null
    },
    [commitAccept, lodgeId, showing],
  )
  const reject = useCallback(
    async (mediaIds: readonly string[], reason: string, options: RefusalOptions): Promise<boolean> => {
      const input = { lodgeId, mediaIds, reason: reason.trim() || null }
      const show = (store: RecordSourceProxy) =>
        removeEdges(store, environment, 'MediaConnection', (node) => mediaIds.includes(node.getDataID()))
      return (await commitReject({ input }, { ...options, ...showing(mediaIds.length, show) })) !== null
    },
    [commitReject, environment, lodgeId, showing],
  )
  return { accept, reject }
}
