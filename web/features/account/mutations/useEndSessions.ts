import { graphql } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import type { useEndSessionsMutation } from './__generated__/useEndSessionsMutation.graphql'

const mutation = graphql`
  mutation useEndSessionsMutation($input: EndSessionsInput!) {
    endSessions(input: $input) {
      viewer {
        ...SessionList_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useEndSessions() {
  return useSessionAction<useEndSessionsMutation>(mutation)
}
