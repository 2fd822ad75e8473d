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

/** Chooses what others see of where the viewer lives and when their birthday is. */
export function useUpdatePrivacy() {
  return useAction<useUpdatePrivacyMutation>(mutation)
}
