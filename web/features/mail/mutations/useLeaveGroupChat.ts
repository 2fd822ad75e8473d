import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useLeaveGroupChatMutation } from './__generated__/useLeaveGroupChatMutation.graphql'
import { forgetConversation } from './forgetConversation'

const mutation = graphql`
  mutation useLeaveGroupChatMutation($input: LeaveGroupChatInput!) {
    leaveGroupChat(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Leaves a group chat and removes it from every list. Resolves with whether it succeeded. */
export function useLeaveGroupChat() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useLeaveGroupChatMutation>(mutation)
  const leave = async (id: string): Promise<boolean> => {
    const answer = await commit(
      { input: { id } },
      {
        updater: (store, data) => {
          if (data?.leaveGroupChat.deletedId) forgetConversation(store, environment, id)
        },
      },
    )
    return answer !== null
  }
  return [leave, busy] as const
}
