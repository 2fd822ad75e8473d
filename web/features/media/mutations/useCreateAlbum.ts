import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useCreateAlbumMutation } from './__generated__/useCreateAlbumMutation.graphql'

const mutation = graphql`
  mutation useCreateAlbumMutation($input: CreateAlbumInput!) {
    createAlbum(input: $input) {
      album {
        legacyId
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Makes an album. */
export function useCreateAlbum() {
  return useCommit<useCreateAlbumMutation>(mutation)
}
