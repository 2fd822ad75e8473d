import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import type { useImpersonateMutation } from './__generated__/useImpersonateMutation.graphql'

const mutation = graphql`
  mutation useImpersonateMutation($input: ImpersonateInput!) {
    impersonate(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Impersonates a member. The answer does not update the store; the caller has to reload the page. */
export function useImpersonate() {
  return useSessionAction<useImpersonateMutation>(mutation)
}
