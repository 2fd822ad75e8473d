import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreatePersonalCodeMutation } from './__generated__/useCreatePersonalCodeMutation.graphql'

const mutation = graphql`
  mutation useCreatePersonalCodeMutation($input: CreatePersonalCodeInput!) {
    createPersonalCode(input: $input) {
      code
      endsAt
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useCreatePersonalCode() {
  return useAction<useCreatePersonalCodeMutation>(mutation)
}
