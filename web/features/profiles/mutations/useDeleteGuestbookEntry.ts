import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteGuestbookEntryMutation } from './__generated__/useDeleteGuestbookEntryMutation.graphql'

const mutation = graphql`
  mutation useDeleteGuestbookEntryMutation($input: DeleteGuestbookEntryInput!, $connections: [ID!]!) {
    deleteGuestbookEntry(input: $input) {
      deletedEntryId @deleteEdge(connections: $connections)
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes a guestbook entry and removes it from the given connections. */
export function useDeleteGuestbookEntry() {
  return useAction<useDeleteGuestbookEntryMutation>(mutation)
}
