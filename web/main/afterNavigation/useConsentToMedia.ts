import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useConsentToMediaMutation } from './__generated__/useConsentToMediaMutation.graphql'

const mutation = graphql`
  mutation useConsentToMediaMutation {
    consentToMedia {
      viewer {
        isMediaConsentForced
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Confirms copyright and consent for all pictures and videos of the profile. */
export function useConsentToMedia() {
  return useAction<useConsentToMediaMutation>(mutation)
}
