import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteConversationMutation } from './__generated__/useDeleteConversationMutation.graphql'
import { forgetConversation } from './forgetConversation'

const mutation = graphql`
  mutation useDeleteConversationMutation($input: DeleteConversationInput!) {
    deleteConversation(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes a conversation for the viewer and removes it from every list. Resolves with whether it succeeded. */
export function useDeleteConversation() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteConversationMutation>(mutation)
  const remove = async (id: string): Promise<boolean> => {
    const answer = await commit(
      { input: { id } },
      {
        updater: (store, data) => {
          if (data?.deleteConversation.deletedId) forgetConversation(store, environment, id)
        },
      },
    )
    return answer !== null
  }
  return [remove, busy] as const
}
