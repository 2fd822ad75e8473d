import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useMoveMediaMutation } from './__generated__/useMoveMediaMutation.graphql'

const mutation = graphql`
  mutation useMoveMediaMutation($input: MoveMediaInput!) {
    moveMedia(input: $input) {
      media {
        id
        kind
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

export function useMoveMedia() {
  return useAction<useMoveMediaMutation>(mutation)
}
