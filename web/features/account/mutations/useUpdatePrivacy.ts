import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdatePrivacyMutation } from './__generated__/useUpdatePrivacyMutation.graphql'

const mutation = graphql`
  mutation useUpdatePrivacyMutation($input: UpdatePrivacyInput!) {
    updatePrivacy(input: $input) {
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

export function useUpdatePrivacy() {
  return useAction<useUpdatePrivacyMutation>(mutation)
}
