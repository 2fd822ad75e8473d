import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useBeginEidValidationMutation } from './__generated__/useBeginEidValidationMutation.graphql'

const mutation = graphql`
  mutation useBeginEidValidationMutation($input: BeginEidValidationInput!) {
    beginEidValidation(input: $input) {
      url
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useBeginEidValidation() {
  return useAction<useBeginEidValidationMutation>(mutation)
}
