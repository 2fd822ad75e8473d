import { graphql } from 'react-relay'
import { useCommit } from '../../../relay/useCommit'
import type { useSetProfilePictureMutation } from './__generated__/useSetProfilePictureMutation.graphql'

const mutation = graphql`
  mutation useSetProfilePictureMutation($input: SetProfilePictureInput!) {
    setProfilePicture(input: $input) {
      viewer {
        picture {
          ...usePictureSource_picture
        }
        profile {
          picture {
            id
            ...usePictureSource_picture
          }
        }
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Makes one of the profile pictures the face of the profile. */
export function useSetProfilePicture() {
  return useCommit<useSetProfilePictureMutation>(mutation)
}
