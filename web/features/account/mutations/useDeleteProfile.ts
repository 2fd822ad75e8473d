import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteProfileMutation } from './__generated__/useDeleteProfileMutation.graphql'

const mutation = graphql`
  mutation useDeleteProfileMutation($input: DeleteProfileInput!) {
    deleteProfile(input: $input) {
      erasedAt
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useDeleteProfile() {
  return useAction<useDeleteProfileMutation>(mutation)
}
