import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useValidatePersonallyMutation } from './__generated__/useValidatePersonallyMutation.graphql'

const mutation = graphql`
  mutation useValidatePersonallyMutation($input: ValidatePersonallyInput!) {
    validatePersonally(input: $input) {
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

export function useValidatePersonally() {
  return useAction<useValidatePersonallyMutation>(mutation)
}
