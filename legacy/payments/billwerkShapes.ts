import Type, { type Static } from 'typebox'

/** Parts of the answers of Billwerk+ Optimize that we read; see https://docs.frisbii.com/reference. */

export const Session = Type.Object({ id: Type.String(), url: Type.String() })

const Source = Type.Object({ type: Type.Optional(Type.String()) })

export const Charge = Type.Object({
  handle: Type.String(),
  state: Type.String({ description: 'created, pending, authorized, settled, failed or cancelled' }),
  amount: Type.Integer(),
  currency: Type.String(),
  transaction: Type.Optional(Type.String()),
  refunded_amount: Type.Optional(Type.Integer()),
  error: Type.Optional(Type.String()),
  error_state: Type.Optional(Type.String({ description: 'soft_declined, hard_declined or processing_error' })),
  source: Type.Optional(Source),
})
export type Charge = Static<typeof Charge>

export const ChargePage = Type.Object({
  content: Type.Array(Charge),
  next_page_token: Type.Optional(Type.String()),
})

export const MethodPage = Type.Object({
  content: Type.Array(
    Type.Object({
      id: Type.String(),
      reference: Type.Optional(Type.String()),
      card: Type.Optional(Type.Object({ exp_date: Type.Optional(Type.String({ description: 'MM-YY' })) })),
    }),
  ),
})

export const Refund = Type.Object({ state: Type.String({ description: 'refunded, failed or processing' }) })

export const Failure = Type.Object({
  error: Type.Optional(Type.String()),
  transaction_error: Type.Optional(Type.String()),
})
