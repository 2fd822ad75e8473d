import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useTakeBackMessageMutation } from './__generated__/useTakeBackMessageMutation.graphql'

const mutation = graphql`
  mutation useTakeBackMessageMutation($input: DeleteMessageInput!) {
    deleteMessage(input: $input) {
      message {
        id
        ...useMessages_message
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Takes back the viewer's message for everybody. */
export function useTakeBackMessage() {
  return useAction<useTakeBackMessageMutation>(mutation)
}
