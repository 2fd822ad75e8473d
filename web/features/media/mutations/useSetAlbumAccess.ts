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

/** Grants or revokes access to a protected album. */
export function useSetAlbumAccess() {
  return useAction<useSetAlbumAccessMutation>(mutation)
}
