import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useRenameGroupChatMutation } from './__generated__/useRenameGroupChatMutation.graphql'

const mutation = graphql`
  mutation useRenameGroupChatMutation($input: RenameGroupChatInput!) {
    renameGroupChat(input: $input) {
      conversation {
        id
        name
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRenameGroupChat() {
  const [commit, busy] = useAction<useRenameGroupChatMutation>(mutation)
  return [
    (id: string, name: string, refusal: RefusalOptions) => commit({ input: { id, name } }, refusal),
    busy,
  ] as const
}
