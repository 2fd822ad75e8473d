import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql'

const mutation = graphql`
  mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Sends the mail with the link to a new password. The answer does not reveal whether the address is known. */
export function useRequestPasswordReset() {
  return useAction<useRequestPasswordResetMutation>(mutation)
}
