import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRemoveFromGroupChatMutation } from './__generated__/useRemoveFromGroupChatMutation.graphql'

const mutation = graphql`
  mutation useRemoveFromGroupChatMutation($input: RemoveFromGroupChatInput!) {
    removeFromGroupChat(input: $input) {
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

export function useRemoveFromGroupChat() {
  const [commit, busy] = useAction<useRemoveFromGroupChatMutation>(mutation)
  return [(id: string, profileId: string) => commit({ input: { id, profileId } }), busy] as const
}
