import { DeclineReason, PaymentMethod } from '../contract/money/moneyEnums'
import type { Deps } from '../core/handler'
import type { Payment, PaymentService } from './paymentService'

/**
 * Transfers to our bank account, with the order's handle as the reference. The staff record those that arrived,
 * and send refunds by hand.
 */
export function bankTransfer({ db, clock }: Pick<Deps, 'db' | 'clock'>): PaymentService {
  const arrived = () =>
    db
      .selectFrom('bankTransfer')
      .innerJoin('purchase', 'purchase.handle', 'bankTransfer.handle')
      .select(['bankTransfer.handle', 'bankTransfer.currency'])
      .select(({ fn, eb }) => [
        fn
          .sum<number>(eb.case().when('bankTransfer.amount', '>', 0).then(eb.ref('bankTransfer.amount')).else(0).end())
          .as('amount'),
        fn
          .sum<number>(
            eb
              .case()
              .when('bankTransfer.amount', '<', 0)
              .then(eb.neg(eb.ref('bankTransfer.amount')))
              .else(0)
              .end(),
          )
          .as('refundedAmount'),
        fn.min('bankTransfer.bankReference').as('transactionId'),
      ])
      .groupBy(['bankTransfer.handle', 'bankTransfer.currency'])
  return {
    name: 'bankTransfer',
    openCheckout: async () => ({ sessionId: null, url: null }),
    closeCheckout: async () => undefined,
    findPayment: async (handle) => {
      const transfer = await arrived().where('bankTransfer.handle', '=', handle).executeTakeFirst()
      return transfer && settled(transfer)
    },
    chargeStored: async ({ handle, currency, amount }) => ({
      ...settled({ handle, currency, amount, refundedAmount: 0, transactionId: handle }),
      state: 'declined',
      declineReason: DeclineReason.Unknown,
      retriable: false,
    }),
    expiryOfStored: async () => null,
    refund: async ({ handle, key, currency, amount }) => {
      await db
        .insertInto('bankTransfer')
        .values({ bankReference: key, handle, currency, amount: -amount, recordedAt: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return true
    },
    payments: async function* (from, to) {
      const transfers = await arrived()
        .where('purchase.createdAt', '>=', from)
        .where('purchase.createdAt', '<', to)
        .execute()
      yield* transfers.map(settled)
    },
  }
}

function settled(transfer: {
  readonly handle: string
  readonly currency: string
  readonly amount: number
  readonly refundedAmount: number
  readonly transactionId: string
}): Payment {
  const method = PaymentMethod.BankTransfer
  return { ...transfer, state: 'settled', isPending: false, method, declineReason: null, retriable: false }
}
