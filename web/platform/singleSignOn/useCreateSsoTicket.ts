import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreateSsoTicketMutation } from './__generated__/useCreateSsoTicketMutation.graphql'

const mutation = graphql`
  mutation useCreateSsoTicketMutation($input: CreateSsoTicketInput!) {
    createSsoTicket(input: $input) {
      url
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Makes the address of the chat site with a ticket that logs the member on there. */
export function useCreateSsoTicket() {
  return useAction<useCreateSsoTicketMutation>(mutation)
}
