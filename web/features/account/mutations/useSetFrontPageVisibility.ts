import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetFrontPageVisibilityMutation } from './__generated__/useSetFrontPageVisibilityMutation.graphql'

const mutation = graphql`
  mutation useSetFrontPageVisibilityMutation($input: SetFrontPageVisibilityInput!) {
    setFrontPageVisibility(input: $input) {
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

export function useSetFrontPageVisibility() {
  return useAction<useSetFrontPageVisibilityMutation>(mutation)
}
