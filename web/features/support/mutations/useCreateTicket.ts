import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useCreateTicketMutation } from './__generated__/useCreateTicketMutation.graphql'

const mutation = graphql`
  mutation useCreateTicketMutation($input: CreateTicketInput!) {
    createTicket(input: $input) {
      ticket {
        id
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Opens a ticket. A visitor gets no ticket back, but a mail. */
export function useCreateTicket() {
  const [commit, busy] = useAction<useCreateTicketMutation>(mutation)
  return [
    (
      input: useCreateTicketMutation['variables']['input'],
      options: Pick<NonNullable<Parameters<typeof commit>[1]>, 'onRefused'>,
    ) => commit({ input }, { ...options, invalidates: ['tickets'] }),
    busy,
  ] as const
}
