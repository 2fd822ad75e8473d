import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetConversationPinnedMutation } from './__generated__/useSetConversationPinnedMutation.graphql'

const mutation = graphql`
  mutation useSetConversationPinnedMutation($input: SetConversationPinnedInput!) @raw_response_type {
    setConversationPinned(input: $input) {
      conversation {
        id
        viewerHasPinned
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Pins or unpins a conversation at the top of the list, before the answer. */
export function useSetConversationPinned() {
  const [commit] = useAction<useSetConversationPinnedMutation>(mutation)
  return async (id: string, pinned: boolean): Promise<void> => {
    await commit(
      { input: { id, pinned } },
      {
        optimisticResponse: {
          setConversationPinned: { conversation: { id, viewerHasPinned: pinned }, userErrors: [] },
        },
      },
    )
  }
}
