import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAddTicketMessageMutation } from './__generated__/useAddTicketMessageMutation.graphql'

const mutation = graphql`
  mutation useAddTicketMessageMutation($input: AddTicketMessageInput!) {
    addTicketMessage(input: $input) {
      message {
        id
      }
      ticket {
        id
        ...OpenTicket_ticket
        ...TicketRow_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Writes in a ticket; the answer brings its messages anew. */
export function useAddTicketMessage() {
  return useAction<useAddTicketMessageMutation>(mutation)
}
