import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { PaymentServiceName, Purchase } from './purchases'

/** What the ledger records of an order at the payment service. */
interface Movement {
  readonly purchase: Pick<Purchase, 'id' | 'service' | 'currency' | 'amount' | 'vatAmount'>
  /** The service's own id of the transaction. */
  readonly cause: string
  readonly at: Date
}

/** Records the payment of an order once; false if it is recorded already. */
export async function recordPayment(db: Transaction<DB>, { purchase, cause, at }: Movement): Promise<boolean> {
  const { service, amount, vatAmount } = purchase
  return record(
    db,
    { purchase, cause, at, kind: 'payment' },
    { [service]: amount, sales: vatAmount - amount, vat: -vatAmount },
  )
}

/** Records a refund of a part of an order once, with the VAT in it; false if it is recorded already. */
export async function recordRefund(
  db: Transaction<DB>,
  { purchase, cause, at }: Movement,
  refunded: { readonly amount: number; readonly vatAmount: number },
): Promise<boolean> {
  const { amount, vatAmount } = refunded
  const entries = { [purchase.service]: -amount, sales: amount - vatAmount, vat: vatAmount }
  return record(db, { purchase, cause, at, kind: 'refund' }, entries)
}

type Account = PaymentServiceName | 'sales' | 'vat'

async function record(
  db: Transaction<DB>,
  { purchase, cause, at, kind }: Movement & { readonly kind: 'payment' | 'refund' },
  entries: Partial<Record<Account, number>>,
): Promise<boolean> {
  const recorded = await db
    .insertInto('ledgerTransaction')
    .values({ purchaseId: purchase.id, kind, cause, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!recorded) return false
  await db
    .insertInto('ledgerEntry')
    .values(
      Object.entries(entries)
        .filter(([, amount]) => amount !== 0)
        .map(([account, amount]) => ({
          transactionId: recorded.id,
          account,
          currency: purchase.currency,
          amount,
        })),
    )
    .execute()
  return true
}
