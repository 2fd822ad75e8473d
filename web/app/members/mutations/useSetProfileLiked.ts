import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useCommit } from '../../../relay/useCommit'
import { tellUserErrors } from '../../errors/tellUserErrors'
import type { useSetProfileLikedMutation } from './__generated__/useSetProfileLikedMutation.graphql'

const mutation = graphql`
  mutation useSetProfileLikedMutation($input: SetLikedInput!) @raw_response_type {
    setLiked(input: $input) {
      item {
        __typename
        id
        viewerHasLiked
        likeCount
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Likes a profile, or takes it back; shown at once, taken back when it fails. */
export function useSetProfileLiked() {
  const [commit] = useCommit<useSetProfileLikedMutation>(mutation)
  return useCallback(
    async (profile: { id: string; likeCount: number }, liked: boolean) => {
      const likeCount = Math.max(0, profile.likeCount + (liked ? 1 : -1))
      const item = { __typename: 'Profile', id: profile.id, viewerHasLiked: liked, likeCount }
      const answer = await commit(
        { input: { id: profile.id, liked } },
        { optimisticResponse: { setLiked: { item, userErrors: [] } } },
      )
      if (answer) tellUserErrors(answer.setLiked.userErrors)
    },
    [commit],
  )
}
