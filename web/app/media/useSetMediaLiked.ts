import { graphql } from 'react-relay'
import { useCommit } from '../../relay/useCommit'
import type { useSetMediaLikedMutation } from './__generated__/useSetMediaLikedMutation.graphql'

const mutation = graphql`
  mutation useSetMediaLikedMutation($input: SetLikedInput!) @raw_response_type {
    setLiked(input: $input) {
      item {
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

/** Likes a picture or a video, or takes the like back. */
export function useSetMediaLiked() {
  return useCommit<useSetMediaLikedMutation>(mutation)
}
