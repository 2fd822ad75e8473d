import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql'

const mutation = graphql`
  mutation useResetPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useResetPassword() {
  return useAction<useResetPasswordMutation>(mutation)
}
