import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdateDarkProfileMutation } from './__generated__/useUpdateDarkProfileMutation.graphql'

const mutation = graphql`
  mutation useUpdateDarkProfileMutation($input: UpdateDarkProfileInput!) {
    updateDarkProfile(input: $input) {
      viewer {
        darkProfile {
          ...DarkTextsForm_profile
          ...DarkFactsForm_profile
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUpdateDarkProfile() {
  return useAction<useUpdateDarkProfileMutation>(mutation)
}
