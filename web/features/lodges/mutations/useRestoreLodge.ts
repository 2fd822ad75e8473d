import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useAction } from '#platform/mutations/useAction'
import { useViewer } from '#platform/session/useSession'
import type { useRestoreLodgeMutation } from './__generated__/useRestoreLodgeMutation.graphql'

const mutation = graphql`
  mutation useRestoreLodgeMutation($input: RestoreLodgeInput!) {
    restoreLodge(input: $input) {
      lodge {
        id
        ...LodgeCard_lodge
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Brings back a deleted lodge, which leaves the list of deleted ones at once. Resolves with whether it succeeded. */
export function useRestoreLodge() {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const [commit] = useAction<useRestoreLodgeMutation>(mutation)
  return useCallback(
    async (id: string): Promise<boolean> => {
      const answer = await commit(
        { input: { id } },
        {
          optimistic: (store) => {
            const owner = store.get(viewer.id)
            const kept = owner?.getLinkedRecords('deletedLodges')?.filter((lodge) => lodge?.getValue('lodgeId') !== id)
            if (kept) owner?.setLinkedRecords(kept, 'deletedLodges')
          },
          invalidates: ['lodges'],
        },
      )
      if (answer) void revalidate()
      return answer !== null
    },
    [commit, revalidate, viewer.id],
  )
}
