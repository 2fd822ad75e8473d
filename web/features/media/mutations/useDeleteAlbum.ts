import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteAlbumMutation } from './__generated__/useDeleteAlbumMutation.graphql'

const mutation = graphql`
  mutation useDeleteAlbumMutation($input: DeleteAlbumInput!) {
    deleteAlbum(input: $input) {
      deletedAlbumId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes an album with everything in it. */
export function useDeleteAlbum() {
  return useAction<useDeleteAlbumMutation>(mutation)
}
