import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetVideoCallsAllowedMutation } from './__generated__/useSetVideoCallsAllowedMutation.graphql'

const mutation = graphql`
  mutation useSetVideoCallsAllowedMutation($input: SetVideoCallsAllowedInput!) {
    setVideoCallsAllowed(input: $input) {
      conversation {
        id
        viewerHasAllowedVideoCalls
        otherHasAllowedVideoCalls
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Allows or disallows the other participant to request video calls. */
export function useSetVideoCallsAllowed() {
  return useAction<useSetVideoCallsAllowedMutation>(mutation)
}
