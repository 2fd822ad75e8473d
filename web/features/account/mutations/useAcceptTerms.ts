import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAcceptTermsMutation } from './__generated__/useAcceptTermsMutation.graphql'

const mutation = graphql`
  mutation useAcceptTermsMutation($input: AcceptTermsInput!) {
    acceptTerms(input: $input) {
      viewer {
        hasAcceptedTerms
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useAcceptTerms() {
  return useAction<useAcceptTermsMutation>(mutation)
}
