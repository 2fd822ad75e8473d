import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useLodgeMediaDeleteMutation } from './__generated__/useLodgeMediaDeleteMutation.graphql'
import type { useLodgeMediaMoveMutation } from './__generated__/useLodgeMediaMoveMutation.graphql'

const moving = graphql`
  mutation useLodgeMediaMoveMutation($input: MoveLodgeMediaInput!) {
    moveLodgeMedia(input: $input) {
      album {
        name
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useLodgeMediaDeleteMutation($input: DeleteLodgeMediaInput!) {
    deleteLodgeMedia(input: $input) {
      deletedMediaIds
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Moves and deletes media of lodges. They leave their list at once, and come back on failure; each resolves to whether
 * it succeeded.
 */
export function useLodgeMedia() {
  const environment = useRelayEnvironment()
  const [commitMove, moves] = useAction<useLodgeMediaMoveMutation>(moving)
  const [commitDelete, deletes] = useAction<useLodgeMediaDeleteMutation>(deleting)
  const leaving = useCallback(
    (ids: readonly string[]) => ({
      invalidates: 'everything' as const,
      optimistic: (store: RecordSourceProxy) =>
        removeEdges(store, environment, 'MediaConnection', (node) => ids.includes(node.getDataID())),
    }),
    [environment],
  )
  const move = useCallback(
    async (mediaIds: readonly string[], lodgeAlbumId: string): Promise<boolean> =>
      (await commitMove({ input: { mediaIds, lodgeAlbumId } }, leaving(mediaIds))) !== null,
    [commitMove, leaving],
  )
  const remove = useCallback(
    async (mediaIds: readonly string[]): Promise<boolean> =>
      (await commitDelete({ input: { mediaIds } }, leaving(mediaIds))) !== null,
    [commitDelete, leaving],
  )
  return { move, remove, busy: moves || deletes }
}
