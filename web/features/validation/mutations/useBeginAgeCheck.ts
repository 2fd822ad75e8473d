import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useBeginAgeCheckMutation } from './__generated__/useBeginAgeCheckMutation.graphql'

const mutation = graphql`
  mutation useBeginAgeCheckMutation($input: BeginAgeCheckInput!) {
    beginAgeCheck(input: $input) {
      url
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useBeginAgeCheck() {
  return useAction<useBeginAgeCheckMutation>(mutation)
}
