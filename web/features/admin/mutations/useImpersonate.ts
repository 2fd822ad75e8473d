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

/** Begins a session as a member. The answer leaves the store alone: the page has to be loaded anew. */
export function useImpersonate() {
  return useSessionAction<useImpersonateMutation>(mutation)
}
