import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetPrivacyConsentMutation } from './__generated__/useSetPrivacyConsentMutation.graphql'

const mutation = graphql`
  mutation useSetPrivacyConsentMutation($input: SetPrivacyConsentInput!) {
    setPrivacyConsent(input: $input) {
      viewer {
        hasAcceptedTerms
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSetPrivacyConsent() {
  return useAction<useSetPrivacyConsentMutation>(mutation)
}
