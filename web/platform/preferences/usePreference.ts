import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { Session } from '#platform/session/session'
import { useViewer } from '#platform/session/useSession'
import type { usePreferenceMutation } from './__generated__/usePreferenceMutation.graphql'

type Preferences = NonNullable<Session['viewer']['preferences']>

const mutation = graphql`
  mutation usePreferenceMutation($input: SetPreferenceInput!) @raw_response_type {
    setPreference(input: $input) {
      viewer {
        preferences {
          onlineFilter
          profileListView
          scrambleProfileLinks
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** One of the member's preferences, null before it is known; and how to change it. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const { id, preferences } = useViewer()
  const [commit] = useAction<usePreferenceMutation>(mutation)
  const set = (value: NonNullable<Preferences[Name]>) =>
    commit(
      // TypeScript does not follow a computed key into a union.
      { input: { [name]: value } as object as usePreferenceMutation['variables']['input'] },
      preferences
        ? {
            optimisticResponse: {
              setPreference: { viewer: { id, preferences: { ...preferences, [name]: value } }, userErrors: [] },
            },
          }
        : {},
    )
  return [preferences?.[name] ?? null, set] as const
}
