import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useAcceptTermsMutation } from './__generated__/useAcceptTermsMutation.graphql'

const mutation = graphql`
  mutation useAcceptTermsMutation($input: AcceptTermsInput!) {
    acceptTerms(input: $input) {
      viewer {
        termsAccepted
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Accepts the terms in force. */
export function useAcceptTerms() {
  return useCommit<useAcceptTermsMutation>(mutation)
}
