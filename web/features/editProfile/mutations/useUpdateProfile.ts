import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql'

const mutation = graphql`
  mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        isHeightAndWeightDue
        editableProfile {
          ...TextsForm_profile
          ...PlaceForm_profile
          persons {
            ...PersonForm_person
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useUpdateProfile() {
  return useAction<useUpdateProfileMutation>(mutation)
}
