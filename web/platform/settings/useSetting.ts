import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSettingMutation } from './__generated__/useSettingMutation.graphql'
import { useViewer } from '#platform/session/useSession'

const mutation = graphql`
  mutation useSettingMutation($input: SetConfigurationValueInput!) @raw_response_type {
    setConfigurationValue(input: $input) {
      viewer {
        configuration {
          key
          type
          value
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** One of the member's small settings as text, null before it is known; and how to change it. */
export function useSetting(key: string) {
  const { id, configuration } = useViewer()
  const [commit] = useAction<useSettingMutation>(mutation)
  const value = configuration?.find((setting) => setting.key === key)?.value ?? null
  const set = (next: string) =>
    commit(
      { input: { key, value: next } },
      {
        optimisticResponse: {
          setConfigurationValue: {
            viewer: {
              id,
              configuration: (configuration ?? []).map((setting) =>
                setting.key === key ? { ...setting, value: next } : setting,
              ),
            },
            userErrors: [],
          },
        },
      },
    )
  return [value, set] as const
}
