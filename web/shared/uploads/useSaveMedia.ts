import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveMediaMutation } from './__generated__/useSaveMediaMutation.graphql'

const mutation = graphql`
  mutation useSaveMediaMutation($input: SaveMediaInput!) {
    saveMedia(input: $input) {
      media {
        id
        status
      }
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

export function useSaveMedia() {
  return useAction<useSaveMediaMutation>(mutation)
}
