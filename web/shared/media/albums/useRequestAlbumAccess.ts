import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRequestAlbumAccessMutation } from './__generated__/useRequestAlbumAccessMutation.graphql'

const mutation = graphql`
  mutation useRequestAlbumAccessMutation($input: RequestAlbumAccessInput!) {
    requestAlbumAccess(input: $input) {
      album {
        id
        viewerAccess
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRequestAlbumAccess() {
  return useAction<useRequestAlbumAccessMutation>(mutation)
}
