import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCompleteAgeChecksMutation } from './__generated__/useCompleteAgeChecksMutation.graphql'

const mutation = graphql`
  mutation useCompleteAgeChecksMutation {
    completeAgeChecks {
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

export function useCompleteAgeChecks() {
  return useAction<useCompleteAgeChecksMutation>(mutation)
}
