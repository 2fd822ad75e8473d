import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useDeskAnswerMutation } from './__generated__/useDeskAnswerMutation.graphql'
import type { useDeskCloseMutation } from './__generated__/useDeskCloseMutation.graphql'
import type { useDeskForwardMutation } from './__generated__/useDeskForwardMutation.graphql'
import type { useDeskMergeMutation } from './__generated__/useDeskMergeMutation.graphql'
import type { useDeskNoteMutation } from './__generated__/useDeskNoteMutation.graphql'
import type { useDeskReleaseMutation } from './__generated__/useDeskReleaseMutation.graphql'
import type { useDeskTakeMutation } from './__generated__/useDeskTakeMutation.graphql'
import type { Reply } from './reply'

const taking = graphql`
  mutation useDeskTakeMutation($input: TakeTicketInput!) {
    takeTicket(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const releasing = graphql`
  mutation useDeskReleaseMutation($input: ReleaseTicketInput!) {
    releaseTicket(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const answering = graphql`
  mutation useDeskAnswerMutation($input: AnswerTicketInput!) {
    answerTicket(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const noting = graphql`
  mutation useDeskNoteMutation($input: AddTicketNoteInput!) {
    addTicketNote(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const forwarding = graphql`
  mutation useDeskForwardMutation($input: ForwardTicketInput!) {
    forwardTicket(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const closing = graphql`
  mutation useDeskCloseMutation($input: CloseStaffTicketInput!) {
    closeStaffTicket(input: $input) {
      ticket {
        id
        ...DeskTicket_ticket
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const merging = graphql`
  mutation useDeskMergeMutation($input: MergeTicketsInput!) {
    mergeTickets(input: $input) {
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

/** The queue and the figures are fetched anew when they are next shown. */
const invalidates = ['staffTickets', 'ticketFigures']

/** What the staff do with a ticket. */
export function useDesk(id: string) {
  const [take, isTaking] = useAction<useDeskTakeMutation>(taking)
  const [release, isReleasing] = useAction<useDeskReleaseMutation>(releasing)
  const [answer, isAnswering] = useAction<useDeskAnswerMutation>(answering)
  const [note, isNoting] = useAction<useDeskNoteMutation>(noting)
  const [forward, isForwarding] = useAction<useDeskForwardMutation>(forwarding)
  const [close, isClosing] = useAction<useDeskCloseMutation>(closing)
  const [merge, isMerging] = useAction<useDeskMergeMutation>(merging)
  const input = { id }
  return {
    busy: isTaking || isReleasing || isAnswering || isNoting || isForwarding || isClosing || isMerging,
    take: () => take({ input }, { invalidates }),
    release: () => release({ input }, { invalidates }),
    close: () => close({ input }, { invalidates }),
    answer: (reply: Reply, isLast: boolean, { onRefused }: RefusalOptions) =>
      answer({ input: { id, ...reply, close: isLast } }, { onRefused, invalidates }),
    note: ({ text, key }: Reply, { onRefused }: RefusalOptions) => note({ input: { id, text, key } }, { onRefused }),
    forward: ({ text, key }: Reply, { onRefused }: RefusalOptions) =>
      forward({ input: { id, text, key } }, { onRefused, invalidates }),
    merge: (intoId: string) => merge({ input: { id, intoId } }, { invalidates }),
  }
}
