import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteLodgeMutation } from './__generated__/useDeleteLodgeMutation.graphql'

const mutation = graphql`
  mutation useDeleteLodgeMutation($input: DeleteLodgeInput!) {
    deleteLodge(input: $input) {
      deletedId
      eraseAt
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes a lodge; every list reads anew without it. Resolves to the time when it is erased, or null when refused. */
export function useDeleteLodge() {
  const [commit, busy] = useAction<useDeleteLodgeMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<string | null> => {
      const answer = await commit({ input: { id } }, { invalidates: 'everything' })
      return answer?.deleteLodge.eraseAt ?? null
    },
    [commit],
  )
  return [remove, busy] as const
}
