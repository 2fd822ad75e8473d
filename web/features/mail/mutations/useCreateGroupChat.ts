import { useState } from 'react'
import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { placeConversation } from '../placeConversation'
import type { useCreateGroupChatMutation } from './__generated__/useCreateGroupChatMutation.graphql'

const mutation = graphql`
  mutation useCreateGroupChatMutation($input: CreateGroupChatInput!) {
    createGroupChat(input: $input) {
      conversation {
        id
        legacyId
        ...ConversationRow_conversation
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Creates a group chat and inserts it into the lists. */
export function useCreateGroupChat() {
  const [key] = useState(() => crypto.randomUUID())
  const [commit, busy] = useAction<useCreateGroupChatMutation>(mutation)
  const create = (name: string, profileIds: readonly string[], refusal: RefusalOptions) =>
    commit(
      { input: { name, profileIds, key } },
      {
        ...refusal,
        updater: (store, data) => {
          if (data?.createGroupChat.conversation) placeConversation(store, data.createGroupChat.conversation.id)
        },
      },
    )
  return [create, busy] as const
}
