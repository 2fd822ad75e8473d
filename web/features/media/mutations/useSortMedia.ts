import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSortMediaMutation } from './__generated__/useSortMediaMutation.graphql'

const mutation = graphql`
  mutation useSortMediaMutation($input: SortMediaInput!) {
    sortMedia(input: $input) {
      media {
        id
      }
      viewer {
        profile {
          picture {
            id
          }
        }
        ...useSetProfilePicture_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Sets the order of profile pictures, whose first may become the face, or of what is in an album. */
export function useSortMedia() {
  return useAction<useSortMediaMutation>(mutation)
}
