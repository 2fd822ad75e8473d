import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
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
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Chooses whom the member would like to meet. */
export function useSaveMatchSettings() {
  return useAction<useSaveMatchSettingsMutation>(mutation)
}
