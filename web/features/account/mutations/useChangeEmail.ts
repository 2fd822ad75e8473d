import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useChangeEmailMutation } from './__generated__/useChangeEmailMutation.graphql'

const mutation = graphql`
  mutation useChangeEmailMutation($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      viewer {
        settings {
          ...SettingsScreen_settings
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The new e-mail address takes effect once the member confirms it. */
export function useChangeEmail() {
  return useAction<useChangeEmailMutation>(mutation)
}
