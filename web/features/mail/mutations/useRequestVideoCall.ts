import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRequestVideoCallMutation } from './__generated__/useRequestVideoCallMutation.graphql'

const mutation = graphql`
  mutation useRequestVideoCallMutation($input: RequestVideoCallInput!) {
    requestVideoCall(input: $input) {
      messageEdge {
        cursor
        node {
          __typename
          id
          legacyId
          ...useMessages_message
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRequestVideoCall() {
  return useAction<useRequestVideoCallMutation>(mutation)
}
