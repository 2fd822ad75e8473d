import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useRenameGroupChatMutation } from './__generated__/useRenameGroupChatMutation.graphql'

const mutation = graphql`
  mutation useRenameGroupChatMutation($input: RenameGroupChatInput!) {
    renameGroupChat(input: $input) {
      conversation {
        id
        name
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Gives a group chat another name. */
export function useRenameGroupChat() {
  const [commit, busy] = useCommit<useRenameGroupChatMutation>(mutation)
  return [(id: string, name: string) => commit({ input: { id, name } }), busy] as const
}
