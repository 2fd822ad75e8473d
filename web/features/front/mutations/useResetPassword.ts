import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql'

const mutation = graphql`
  mutation useResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Sets a new password by the link from the mail. */
export function useResetPassword() {
  return useCommit<useResetPasswordMutation>(mutation)
}
