import type { Transaction } from 'kysely'
import { formatAmount } from '../../content/money/amount'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { notePurchaseEvent, type Purchase } from './purchases'
import { tellMember } from './tellMember'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      sendRefund: { readonly refundId: number }
    }
  }
}

/** Queues the refund of a part of a paid, locked order, and tells the buyer. At most what is left is sent back. */
export async function requestRefund(
  deps: Pick<Deps, 'clock'>,
  db: Transaction<DB>,
  purchase: Purchase,
  {
    amount: wanted,
    reason,
    told = 'REFUNDED',
  }: { readonly amount: number; readonly reason: string; readonly told?: 'REFUNDED' | 'WISH_UNDELIVERED' },
): Promise<number> {
  const now = deps.clock.now()
  const { requested } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<number | null>('amount').as('requested'))
    .where('purchaseId', '=', purchase.id)
    .where('failedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const left = purchase.amount - Math.max(Number(requested), purchase.refundedAmount)
  const amount = Math.min(wanted, left)
  if (amount <= 0) return 0
  const { id: refundId } = await db
    .insertInto('refund')
    .values({ purchaseId: purchase.id, amount, reason, requestedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notePurchaseEvent(db, purchase.id, 'refundRequested', now, { amount, reason })
  await addJob(db, 'sendRefund', { refundId })
  if (purchase.profileId !== null) {
    const { siteId, currency, profileId } = purchase
    await tellMember(deps, db, profileId, {
      siteId,
      text: told,
      params: { amount: formatAmount({ amount, currency }) },
    })
  }
  return amount
}
