import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreateAlbumMutation } from './__generated__/useCreateAlbumMutation.graphql'

const mutation = graphql`
  mutation useCreateAlbumMutation($input: CreateAlbumInput!) {
    createAlbum(input: $input) {
      album {
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useCreateAlbum() {
  return useAction<useCreateAlbumMutation>(mutation)
}
