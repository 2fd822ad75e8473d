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

/** Tells how far the viewer has read. Nobody waits for it, and what failed is told with the next message. */
export function markConversationAsRead(environment: IEnvironment, id: string, messageId: string): void {
  commitMutation<markConversationAsReadMutation>(environment, { mutation, variables: { input: { id, messageId } } })
}
