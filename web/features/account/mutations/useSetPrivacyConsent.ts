import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetPrivacyConsentMutation } from './__generated__/useSetPrivacyConsentMutation.graphql'

const mutation = graphql`
  mutation useSetPrivacyConsentMutation($input: SetPrivacyConsentInput!) {
    setPrivacyConsent(input: $input) {
      viewer {
        termsAccepted
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Gives or withdraws the explicit consent to sensitive data. */
export function useSetPrivacyConsent() {
  return useAction<useSetPrivacyConsentMutation>(mutation)
}
