import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetProfilePictureMutation } from './__generated__/useSetProfilePictureMutation.graphql'

// Fields that change with the profile picture, whether it was chosen or moved to the first place.
void graphql`
  fragment useSetProfilePicture_viewer on Viewer {
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
`

const mutation = graphql`
  mutation useSetProfilePictureMutation($input: SetProfilePictureInput!) {
    setProfilePicture(input: $input) {
      viewer {
        ...useSetProfilePicture_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Makes one of the profile pictures the face of the profile. */
export function useSetProfilePicture() {
  return useAction<useSetProfilePictureMutation>(mutation)
}
