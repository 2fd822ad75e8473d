import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { Buy } from '#shared/payments/usePay'
import { useAction } from '#platform/mutations/useAction'
import type { useBuyTicketMutation } from './__generated__/useBuyTicketMutation.graphql'

const mutation = graphql`
  mutation useBuyTicketMutation($input: BuyEventTicketInput!) {
    buyEventTicket(input: $input) {
      order {
        legacyId
      }
      checkoutUrl
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Orders the ticket for the place that is held for the viewer. */
export function useBuyTicket(eventId: string): Buy {
  const [commit] = useAction<useBuyTicketMutation>(mutation)
  return useCallback(
    async (payment, options) => (await commit({ input: { eventId, payment } }, options))?.buyEventTicket ?? null,
    [commit, eventId],
  )
}
