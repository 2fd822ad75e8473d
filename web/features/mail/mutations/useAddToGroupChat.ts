import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAddToGroupChatMutation } from './__generated__/useAddToGroupChatMutation.graphql'

const mutation = graphql`
  mutation useAddToGroupChatMutation($input: AddToGroupChatInput!) {
    addToGroupChat(input: $input) {
      conversation {
        id
        memberCount
        ...GroupMembers_conversation
        ...ConversationFace_conversation
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useAddToGroupChat() {
  const [commit, busy] = useAction<useAddToGroupChatMutation>(mutation)
  return [(id: string, profileIds: readonly string[]) => commit({ input: { id, profileIds } }), busy] as const
}
