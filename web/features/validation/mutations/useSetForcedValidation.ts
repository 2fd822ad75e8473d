import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetForcedValidationMutation } from './__generated__/useSetForcedValidationMutation.graphql'

const mutation = graphql`
  mutation useSetForcedValidationMutation($input: SetForcedValidationInput!) {
    setForcedValidation(input: $input) {
      profile {
        profileId
        ...CheckedProfile_profile
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSetForcedValidation() {
  return useAction<useSetForcedValidationMutation>(mutation)
}
