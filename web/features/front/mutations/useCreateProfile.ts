import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useCreateProfileMutation } from './__generated__/useCreateProfileMutation.graphql'

const mutation = graphql`
  mutation useCreateProfileMutation($input: CreateProfileInput!) {
    createProfile(input: $input) {
      email
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Signs up. */
export function useCreateProfile() {
  return useCommit<useCreateProfileMutation>(mutation)
}
