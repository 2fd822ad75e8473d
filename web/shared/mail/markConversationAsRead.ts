import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { markConversationAsReadMutation } from './__generated__/markConversationAsReadMutation.graphql'

const mutation = graphql`
  mutation markConversationAsReadMutation($input: MarkConversationAsReadInput!) {
    markConversationAsRead(input: $input) {
      conversation {
        id
        unreadCount
      }
      viewer {
        id
        counts {
          total
          unreadMail
        }
      }
    }
  }
`

/**
 * Marks the conversation as read up to a message. Nothing waits for the answer; the next message repeats a failed
 * call.
 */
export function markConversationAsRead(environment: IEnvironment, id: string, messageId: string): void {
  commitMutation<markConversationAsReadMutation>(environment, { mutation, variables: { input: { id, messageId } } })
}
