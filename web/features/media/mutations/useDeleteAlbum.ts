import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useDeleteAlbumMutation } from './__generated__/useDeleteAlbumMutation.graphql'

const mutation = graphql`
  mutation useDeleteAlbumMutation($input: DeleteAlbumInput!) {
    deleteAlbum(input: $input) {
      deletedAlbumId
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Deletes an album with everything in it. */
export function useDeleteAlbum() {
  return useCommit<useDeleteAlbumMutation>(mutation)
}
