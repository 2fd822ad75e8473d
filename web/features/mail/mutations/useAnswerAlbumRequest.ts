import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAnswerAlbumRequestMutation } from './__generated__/useAnswerAlbumRequestMutation.graphql'

const mutation = graphql`
  mutation useAnswerAlbumRequestMutation($input: SetAlbumAccessInput!) {
    setAlbumAccess(input: $input) {
      album {
        id
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useAnswerAlbumRequest() {
  return useAction<useAnswerAlbumRequestMutation>(mutation)
}
