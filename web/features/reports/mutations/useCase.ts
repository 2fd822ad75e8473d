import { graphql } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { ReportDecision, useCaseDecideMutation } from './__generated__/useCaseDecideMutation.graphql'
import type { ObjectionOutcome, useCaseObjectionMutation } from './__generated__/useCaseObjectionMutation.graphql'
import type { useCaseReleaseMutation } from './__generated__/useCaseReleaseMutation.graphql'
import type { useCaseTakeMutation } from './__generated__/useCaseTakeMutation.graphql'

const taking = graphql`
  mutation useCaseTakeMutation($input: TakeCaseInput!) {
    takeCase(input: $input) {
      case {
        id
        ...CaseView_case
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const releasing = graphql`
  mutation useCaseReleaseMutation($input: ReleaseCaseInput!) {
    releaseCase(input: $input) {
      case {
        id
        ...CaseView_case
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deciding = graphql`
  mutation useCaseDecideMutation($input: DecideCaseInput!) {
    decideCase(input: $input) {
      case {
        id
        ...CaseView_case
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const answering = graphql`
  mutation useCaseObjectionMutation($input: DecideObjectionInput!) {
    decideObjection(input: $input) {
      case {
        id
        ...CaseView_case
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

interface Decision {
  readonly decision: ReportDecision
  readonly reason: string | null
  readonly days: number | null
}

interface Outcome {
  readonly outcome: ObjectionOutcome
  readonly reason: string
}

/** The queue is fetched anew when it is next shown. */
const invalidates = ['reportCases']

/** What the staff do with a case. */
export function useCase(id: string) {
  const [take, isTaking] = useAction<useCaseTakeMutation>(taking)
  const [release, isReleasing] = useAction<useCaseReleaseMutation>(releasing)
  const [decide, isDeciding] = useAction<useCaseDecideMutation>(deciding)
  const [answer, isAnswering] = useAction<useCaseObjectionMutation>(answering)
  return {
    busy: isTaking || isReleasing || isDeciding || isAnswering,
    take: () => take({ input: { id } }, { invalidates }),
    release: () => release({ input: { id } }, { invalidates }),
    decide: (decision: Decision, { onRefused }: RefusalOptions) =>
      decide({ input: { id, ...decision } }, { onRefused, invalidates }),
    decideObjection: (outcome: Outcome, { onRefused }: RefusalOptions) =>
      answer({ input: { id, ...outcome } }, { onRefused, invalidates }),
  }
}
