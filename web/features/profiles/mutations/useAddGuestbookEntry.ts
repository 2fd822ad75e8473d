import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAddGuestbookEntryMutation } from './__generated__/useAddGuestbookEntryMutation.graphql'

const mutation = graphql`
  mutation useAddGuestbookEntryMutation($input: AddGuestbookEntryInput!, $connections: [ID!]!) {
    addGuestbookEntry(input: $input) {
      entryEdge @prependEdge(connections: $connections) {
        node {
          id
          ...GuestbookEntry_entry
        }
      }
      profile {
        id
        guestbookCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Writes into a guestbook; the entry is added first to the given connections. */
export function useAddGuestbookEntry() {
  return useAction<useAddGuestbookEntryMutation>(mutation)
}
