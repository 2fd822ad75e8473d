import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useChangeNameMutation } from './__generated__/useChangeNameMutation.graphql'

const mutation = graphql`
  mutation useChangeNameMutation($input: ChangeNameInput!) {
    changeName(input: $input) {
      viewer {
        name
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

export function useChangeName() {
  return useAction<useChangeNameMutation>(mutation)
}
