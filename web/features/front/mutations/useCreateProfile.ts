import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreateProfileMutation } from './__generated__/useCreateProfileMutation.graphql'

const mutation = graphql`
  mutation useCreateProfileMutation($input: CreateProfileInput!) {
    createProfile(input: $input) {
      email
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useCreateProfile() {
  return useAction<useCreateProfileMutation>(mutation)
}
