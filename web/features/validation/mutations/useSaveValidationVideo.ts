import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveValidationVideoMutation } from './__generated__/useSaveValidationVideoMutation.graphql'

const mutation = graphql`
  mutation useSaveValidationVideoMutation($input: SaveValidationVideoInput!) {
    saveValidationVideo(input: $input) {
      viewer {
        status
        forcedValidation
        isValidationForced
        validation {
          ...ValidationView_validation
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSaveValidationVideo() {
  return useAction<useSaveValidationVideoMutation>(mutation)
}
