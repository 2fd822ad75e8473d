import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import type { useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql'

const mutation = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      viewer {
        stamp
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Changes the password; the server ends all other sessions. */
export function useChangePassword() {
  return useSessionAction<useChangePasswordMutation>(mutation)
}
