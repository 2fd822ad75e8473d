import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
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
        code
        message
        field
      }
    }
  }
`

/** Changes the profile name. */
export function useChangeName() {
  return useCommit<useChangeNameMutation>(mutation)
}
