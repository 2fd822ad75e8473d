import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCompleteEidValidationMutation } from './__generated__/useCompleteEidValidationMutation.graphql'

const mutation = graphql`
  mutation useCompleteEidValidationMutation($input: CompleteEidValidationInput!) {
    completeEidValidation(input: $input) {
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

export function useCompleteEidValidation() {
  return useAction<useCompleteEidValidationMutation>(mutation)
}
