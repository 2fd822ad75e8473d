import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetAlbumAccessMutation } from './__generated__/useSetAlbumAccessMutation.graphql'

const mutation = graphql`
  mutation useSetAlbumAccessMutation($input: SetAlbumAccessInput!) {
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

/** Lets somebody see a protected album, or no longer. */
export function useSetAlbumAccess() {
  return useAction<useSetAlbumAccessMutation>(mutation)
}
