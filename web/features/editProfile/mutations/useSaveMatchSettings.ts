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

export function useSaveMatchSettings() {
  return useAction<useSaveMatchSettingsMutation>(mutation)
}
