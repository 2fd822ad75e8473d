import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteDarkProfileMutation } from './__generated__/useDeleteDarkProfileMutation.graphql'

const mutation = graphql`
  mutation useDeleteDarkProfileMutation($input: DeleteDarkProfileInput!) {
    deleteDarkProfile(input: $input) {
      viewer {
        darkStatus
        darkAdmission {
          ...Admission_admission
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDeleteDarkProfile() {
  return useAction<useDeleteDarkProfileMutation>(mutation)
}
