import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql'

const mutation = graphql`
  mutation useEndSessionMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      viewer {
        ...SessionList_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useEndSession() {
  return useAction<useEndSessionMutation>(mutation)
}
