import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetLikedMutation } from './__generated__/useSetLikedMutation.graphql'

const mutation = graphql`
  mutation useSetLikedMutation($input: SetLikedInput!) @raw_response_type {
    setLiked(input: $input) {
      item {
        __typename
        id
        viewerHasLiked
        likeCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export interface LikedItem {
  readonly __typename: string
  readonly id: string
  readonly likeCount: number | null | undefined
}

/** Likes or unlikes an item optimistically everywhere on screen; rolls back and shows an error on failure. */
export function useSetLiked() {
  const [commit] = useAction<useSetLikedMutation>(mutation)
  return useCallback(
    async ({ __typename, id, likeCount }: LikedItem, liked: boolean): Promise<void> => {
      const item = {
        __typename,
        id,
        viewerHasLiked: liked,
        likeCount: Math.max(0, (likeCount ?? 0) + (liked ? 1 : -1)),
      }
      await commit({ input: { id, liked } }, { optimisticResponse: { setLiked: { item, userErrors: [] } } })
    },
    [commit],
  )
}
