import type { Deps } from '../core/handler'
import { notePurchaseEvent } from '../shared/money/purchases'
import { paymentService } from './services'
import { checkPurchase } from './settle'

/** Sends a requested refund through the payment service; a repeat sends it once. */
export async function sendRefund(deps: Deps, { refundId }: { readonly refundId: number }): Promise<void> {
  const { db, clock } = deps
  const refund = await db
    .selectFrom('refund')
    .innerJoin('purchase', 'purchase.id', 'refund.purchaseId')
    .select(['refund.id', 'refund.amount', 'refund.reason', 'refund.settledAt', 'refund.failedAt'])
    .select(['purchase.id as purchaseId', 'purchase.handle', 'purchase.currency', 'purchase.service'])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!refund || refund.settledAt || refund.failedAt) return
  const { handle, currency, amount, reason, purchaseId } = refund
  const key = `refund-${handle}-${refundId}`
  const sent = await paymentService(deps, refund.service).refund({ handle, key, currency, amount, reason })
  const now = clock.now()
  if (!sent) {
    deps.log.error({ purchase: purchaseId, refund: refundId }, 'The payment service refused a refund')
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('refund').set({ failedAt: now }).where('id', '=', refundId).execute()
      await notePurchaseEvent(transaction, purchaseId, 'refundFailed', now, { amount })
    })
    return
  }
  // The ledger follows what the service tells of the order.
  await checkPurchase(deps, purchaseId)
  await db.updateTable('refund').set({ settledAt: now }).where('id', '=', refundId).execute()
}

/** Queues again the refunds whose jobs were given up. */
export async function sendWaitingRefunds(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('refund')
    .select('id')
    .where('settledAt', 'is', null)
    .where('failedAt', 'is', null)
    .orderBy('id')
    .limit(200)
    .execute()
  for (const { id } of waiting) {
    await sendRefund(deps, { refundId: id }).catch((error: unknown) =>
      deps.log.warn({ err: error, refund: id }, 'A refund could not be sent'),
    )
  }
}
