import { commitMutation, ConnectionHandler, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { offersMembership, refusalsIn } from '#platform/mutations/refusal'
import { insertMessage } from '../insertMessage'
import { MESSAGES } from '../messagesConnection'
import type { sendMessageMutation, SendMessageInput } from './__generated__/sendMessageMutation.graphql'

const mutation = graphql`
  mutation sendMessageMutation($input: SendMessageInput!) {
    sendMessage(input: $input) {
      messageEdge {
        cursor
        node {
          __typename
          id
          legacyId
          ...useMessages_message
        }
      }
      conversation {
        id
        legacyId
        lastMessageAt
        lastMessage {
          __typename
          id
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export type SendOutcome =
  | { readonly sent: true; readonly legacyId: number; readonly conversationLegacyId: number | null }
  /** Reason in the member's language; null when only general words apply. */
  | { readonly sent: false; readonly problem: string | null }

/** Sends a message once, and inserts it into its conversation if that is loaded. Only the result reports a failure. */
export function sendMessage(environment: IEnvironment, input: SendMessageInput): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const fail = () => resolve({ sent: false, problem: null })
    commitMutation<sendMessageMutation>(environment, {
      mutation,
      variables: { input },
      updater: (store, response) => {
        const { messageEdge, conversation } = response?.sendMessage ?? {}
        if (!messageEdge || !conversation) return
        const { cursor, node } = messageEdge
        insertMessage(store, ConnectionHandler.getConnectionID(conversation.id, MESSAGES), { ...node, cursor })
      },
      onCompleted: (response, errors) => {
        const { messageEdge, conversation } = response.sendMessage ?? {}
        const refusals = refusalsIn(response)
        if (messageEdge) {
          const { legacyId } = messageEdge.node
          resolve({ sent: true, legacyId, conversationLegacyId: conversation?.legacyId ?? null })
        } else if (errors?.length) fail()
        else resolve({ sent: false, problem: offersMembership(refusals) ? null : (refusals[0]?.message ?? null) })
      },
      onError: fail,
    })
  })
}
