import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCancelValidationVideoMutation } from './__generated__/useCancelValidationVideoMutation.graphql'

const mutation = graphql`
  mutation useCancelValidationVideoMutation($input: CancelValidationVideoInput!) {
    cancelValidationVideo(input: $input) {
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

export function useCancelValidationVideo() {
  return useAction<useCancelValidationVideoMutation>(mutation)
}
