import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteMediaMutation } from './__generated__/useDeleteMediaMutation.graphql'

const mutation = graphql`
  mutation useDeleteMediaMutation($input: DeleteMediaInput!) {
    deleteMedia(input: $input) {
      deletedMediaIds
      viewer {
        picture {
          ...usePictureSource_picture
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDeleteMedia() {
  return useAction<useDeleteMediaMutation>(mutation)
}
