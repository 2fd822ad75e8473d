/** How a payment with a test card or the test wallet ends. */
export interface Outcome {
  /** The service's code of a declined transaction; undefined: it succeeds. */
  readonly error?: string
  readonly state?: 'soft_declined' | 'hard_declined' | 'processing_error'
}

const approved: Outcome = {}

/** By the code that the HTTP contract gives them. */
export const outcomes = {
  approved,
  insufficientFunds: { error: 'insufficient_funds', state: 'soft_declined' },
  blocked: { error: 'credit_card_lost_or_stolen', state: 'hard_declined' },
  declined: { error: 'declined_by_acquirer', state: 'soft_declined' },
  expired: { error: 'credit_card_expired', state: 'hard_declined' },
  unknown: { error: 'acquirer_error', state: 'processing_error' },
  authenticationFailed: { error: 'acquirer_authentication_error', state: 'soft_declined' },
  timedOut: { error: 'acquirer_communication_error', state: 'processing_error' },
  refusedInApp: { error: 'declined_by_acquirer', state: 'soft_declined' },
} as const satisfies Record<string, Outcome>

export type OutcomeName = keyof typeof outcomes

interface TestCard {
  readonly number: string
  /** Of the first payment. */
  readonly outcome: OutcomeName
  /** Asks the payer to authenticate first. */
  readonly threeDSecure?: true
  /** Of renewals with the stored card, where that differs. */
  readonly renewal?: OutcomeName
}

/** Numbers that pass the check of card numbers and belong to no bank. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'approved' },
  { number: '4242424242424242', outcome: 'approved', threeDSecure: true },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000000000009979', outcome: 'blocked' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000000069', outcome: 'expired' },
  { number: '4000000000000119', outcome: 'unknown' },
  { number: '4000000000000341', outcome: 'approved', renewal: 'insufficientFunds' },
  { number: '4000000000000259', outcome: 'approved', renewal: 'expired' },
]

export function testCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}
