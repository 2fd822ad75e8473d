import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetVideoCallsAllowedMutation } from './__generated__/useSetVideoCallsAllowedMutation.graphql'

const mutation = graphql`
  mutation useSetVideoCallsAllowedMutation($input: SetVideoCallsAllowedInput!) {
    setVideoCallsAllowed(input: $input) {
      conversation {
        id
        viewerAllowsVideoCalls
        otherAllowsVideoCalls
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Lets the other of a conversation ask for video calls, or no longer. */
export function useSetVideoCallsAllowed() {
  return useAction<useSetVideoCallsAllowedMutation>(mutation)
}
