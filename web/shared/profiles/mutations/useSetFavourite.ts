import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetFavouriteMutation } from './__generated__/useSetFavouriteMutation.graphql'

const mutation = graphql`
  mutation useSetFavouriteMutation($input: SetFavouriteInput!) @raw_response_type {
    setFavourite(input: $input) {
      profile {
        id
        isFavourite
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Adds or removes a favourite optimistically; rolls back on failure. */
export function useSetFavourite() {
  const [commit, busy] = useAction<useSetFavouriteMutation>(mutation)
  const set = useCallback(
    async (profileId: string, favourite: boolean) => {
      await commit(
        { input: { profileId, favourite } },
        {
          optimisticResponse: { setFavourite: { profile: { id: profileId, isFavourite: favourite }, userErrors: [] } },
        },
      )
    },
    [commit],
  )
  return [set, busy] as const
}
