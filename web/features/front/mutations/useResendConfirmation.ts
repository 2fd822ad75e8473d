import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useResendConfirmationMutation } from './__generated__/useResendConfirmationMutation.graphql'

const mutation = graphql`
  mutation useResendConfirmationMutation($input: ResendConfirmationInput!) {
    resendConfirmation(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Sends the confirmation mail again. The answer does not reveal whether the address is known. */
export function useResendConfirmation() {
  return useAction<useResendConfirmationMutation>(mutation)
}
