import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useTicketActionsCloseMutation } from './__generated__/useTicketActionsCloseMutation.graphql'
import type {
  RateTicketInput,
  useTicketActionsRateMutation,
} from './__generated__/useTicketActionsRateMutation.graphql'
import type { useTicketActionsReadMutation } from './__generated__/useTicketActionsReadMutation.graphql'
import type {
  RateEmailTicketInput,
  useTicketActionsRateByMailMutation,
} from './__generated__/useTicketActionsRateByMailMutation.graphql'

const closing = graphql`
  mutation useTicketActionsCloseMutation($input: CloseTicketInput!) {
    closeTicket(input: $input) {
      ticket {
        id
        status
        closesAt
        isUnread
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const reading = graphql`
  mutation useTicketActionsReadMutation($input: MarkTicketAsReadInput!) {
    markTicketAsRead(input: $input) {
      ticket {
        id
        isUnread
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const rating = graphql`
  mutation useTicketActionsRateMutation($input: RateTicketInput!) {
    rateTicket(input: $input) {
      ticket {
        id
        rating
        ratingText
        reviewAuthor
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const ratingByMail = graphql`
  mutation useTicketActionsRateByMailMutation($input: RateEmailTicketInput!) {
    rateEmailTicket(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useCloseTicket() {
  const [commit, busy] = useAction<useTicketActionsCloseMutation>(closing)
  return [(id: string) => commit({ input: { id } }), busy] as const
}

/** Counters follow by a live event. */
export function useMarkTicketAsRead() {
  const [commit] = useAction<useTicketActionsReadMutation>(reading)
  return (id: string) => commit({ input: { id } })
}

export function useRateTicket() {
  const [commit, busy] = useAction<useTicketActionsRateMutation>(rating)
  return [(input: RateTicketInput, options: RefusalOptions) => commit({ input }, options), busy] as const
}

/** The same by the link in a mail. */
export function useRateEmailTicket() {
  const [commit, busy] = useAction<useTicketActionsRateByMailMutation>(ratingByMail)
  return [(input: RateEmailTicketInput, options: RefusalOptions) => commit({ input }, options), busy] as const
}
