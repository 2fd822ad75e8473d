import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useSaveMatchSettingsMutation } from './__generated__/useSaveMatchSettingsMutation.graphql'

const mutation = graphql`
  mutation useSaveMatchSettingsMutation($input: SaveMatchSettingsInput!) {
    saveMatchSettings(input: $input) {
      viewer {
        matchSettings {
          ...MatchSettingsForm_settings
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

/** Chooses whom the member would like to meet. */
export function useSaveMatchSettings() {
  return useCommit<useSaveMatchSettingsMutation>(mutation)
}
