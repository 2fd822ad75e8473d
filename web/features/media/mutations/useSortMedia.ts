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

/** Sets the order of an album, or of the profile pictures, whose first one may become the face. */
export function useSortMedia() {
  return useAction<useSortMediaMutation>(mutation)
}
