import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
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
  const { keyOf } = useRepeatKey()
  const [commit, busy] = useAction<useCreateGroupChatMutation>(mutation)
  const create = (name: string, profileIds: readonly string[], refusal: RefusalOptions) => {
    const group = { name, profileIds }
    return commit(
      { input: { ...group, key: keyOf(group) } },
      {
        ...refusal,
        updater: (store, data) => {
          if (data?.createGroupChat.conversation) placeConversation(store, data.createGroupChat.conversation.id)
        },
      },
    )
  }
  return [create, busy] as const
}
