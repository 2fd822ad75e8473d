import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdateAlbumMutation } from './__generated__/useUpdateAlbumMutation.graphql'

const mutation = graphql`
  mutation useUpdateAlbumMutation($input: UpdateAlbumInput!) {
    updateAlbum(input: $input) {
      album {
        id
        name
        description
        type
        redAudience
        cover {
          id
          ...usePictureSource_picture
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUpdateAlbum() {
  return useAction<useUpdateAlbumMutation>(mutation)
}
