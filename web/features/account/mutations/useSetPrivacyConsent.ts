import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useSetPrivacyConsentMutation } from './__generated__/useSetPrivacyConsentMutation.graphql'

const mutation = graphql`
  mutation useSetPrivacyConsentMutation($input: SetPrivacyConsentInput!) {
    setPrivacyConsent(input: $input) {
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

/** Gives or withdraws the explicit consent to sensitive data. */
export function useSetPrivacyConsent() {
  return useCommit<useSetPrivacyConsentMutation>(mutation)
}
