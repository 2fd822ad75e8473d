import { sql, type Transaction } from 'kysely'
import { OrderStatus, type PurchasableItem } from '../contract/money/moneyEnums'
import { after, DAY, MINUTE } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { fulfilments } from '../shared/money/fulfilments'
import { recordPayment, recordRefund } from '../shared/money/ledger'
import { notePurchaseEvent, type Purchase } from '../shared/money/purchases'
import type { Payment } from './paymentService'
import { sendReceipt } from './receiptMessage'
import { paymentService } from './services'

/** A payment that began in time may end a little later. */
const GRACE = 15 * MINUTE
const MAX_PAUSE = 30 * MINUTE

/** Asks the payment service how an order stands, acts on it and returns it. Repeats do no harm. */
export async function checkPurchase(deps: Deps, purchaseId: number): Promise<Payment | undefined> {
  const purchase = await deps.db.selectFrom('purchase').selectAll().where('id', '=', purchaseId).executeTakeFirst()
  if (!purchase) return undefined
  const payment = await paymentService(deps, purchase.service).findPayment(purchase.handle)
  await settle(deps, purchaseId, payment)
  return payment
}

/** Brings an order into the state that the payment service tells, all of it in one transaction. */
export async function settle(deps: Deps, purchaseId: number, payment: Payment | undefined): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const purchase = await lockPurchase(transaction, purchaseId)
    if (payment?.state === 'settled') await settlePaid(deps, transaction, purchase, payment)
    else if (purchase.status !== OrderStatus.Paid) await settleUnpaid(deps, transaction, purchase, payment)
  })
}

/**
 * Locks an order after the profiles that it names, in the order in which everything else locks profiles, so that
 * what is given for it needs no further locks.
 */
export async function lockPurchase(db: Transaction<DB>, purchaseId: number): Promise<Purchase> {
  const named = db.selectFrom('purchase').select(['profileId', 'recipientId']).where('id', '=', purchaseId)
  const { profileId, recipientId } = await named.executeTakeFirstOrThrow()
  await db
    .selectFrom('profile')
    .select('id')
    .where('id', 'in', [profileId ?? 0, recipientId ?? 0])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return db.selectFrom('purchase').selectAll().where('id', '=', purchaseId).forUpdate().executeTakeFirstOrThrow()
}

async function settlePaid(deps: Deps, db: Transaction<DB>, purchase: Purchase, payment: Payment): Promise<void> {
  const now = deps.clock.now()
  if (payment.amount !== purchase.amount || payment.currency !== purchase.currency) {
    deps.log.error({ purchase: purchase.id }, 'The amount of a payment differs from that of its order')
    await db.updateTable('purchase').set({ checkAt: null }).where('id', '=', purchase.id).execute()
    await notePurchaseEvent(db, purchase.id, 'wrongAmount', now, { amount: payment.amount, currency: payment.currency })
    return
  }
  const { transactionId: cause, method } = payment
  if (await recordPayment(db, { purchase, cause, at: now })) {
    const paid = await db
      .updateTable('purchase')
      .set({
        status: OrderStatus.Paid,
        paidAt: now,
        declineReason: null,
        checkAt: null,
        paymentMethod: method ?? purchase.paymentMethod,
      })
      .where('id', '=', purchase.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await notePurchaseEvent(db, purchase.id, 'paid', now, { transaction: cause })
    // Nobody is left to give it to once the buyer is erased.
    if (paid.profileId !== null) {
      await fulfilments.get(paid.item as PurchasableItem).give(deps, db, paid)
      await sendReceipt(deps, db, paid)
    }
  }
  await settleRefund(deps, db, purchase, payment.refundedAmount)
}

async function settleRefund({ clock }: Deps, db: Transaction<DB>, purchase: Purchase, total: number): Promise<void> {
  const amount = total - purchase.refundedAmount
  if (amount <= 0) return
  const now = clock.now()
  // By the totals, so that the VAT of all parts adds up to that of the order.
  const vatAmount = vatOf(purchase, total) - vatOf(purchase, purchase.refundedAmount)
  await recordRefund(db, { purchase, cause: `refunded-${total}`, at: now }, { amount, vatAmount })
  await db.updateTable('purchase').set({ refundedAmount: total }).where('id', '=', purchase.id).execute()
  await notePurchaseEvent(db, purchase.id, 'refunded', now, { amount })
}

function vatOf({ amount, vatAmount }: Purchase, part: number): number {
  return Math.round((vatAmount * part) / amount)
}

async function settleUnpaid(
  { clock }: Deps,
  db: Transaction<DB>,
  purchase: Purchase,
  payment: Payment | undefined,
): Promise<void> {
  const now = clock.now()
  const declineReason = payment?.declineReason ?? null
  if (declineReason !== null && declineReason !== purchase.declineReason) {
    await notePurchaseEvent(db, purchase.id, 'declined', now, { reason: declineReason })
  }
  // Another attempt is under way.
  const reason = payment?.state === 'waiting' ? null : (declineReason ?? purchase.declineReason)
  const open = purchase.status === OrderStatus.Created || purchase.status === OrderStatus.Waiting
  const ended = open && payment?.state !== 'waiting' && now >= after(purchase.openUntil, GRACE)
  if (ended) await notePurchaseEvent(db, purchase.id, 'expired', now)
  await db
    .updateTable('purchase')
    .set({
      declineReason: reason,
      checkAt: nextCheck(purchase, now, open && !ended),
      ...(ended && { status: reason === null ? OrderStatus.Expired : OrderStatus.Failed }),
    })
    .where('id', '=', purchase.id)
    .execute()
}

/** Ever more rarely while the order is open, and once more a day after its end, in case a late webhook is lost. */
function nextCheck({ createdAt, openUntil }: Purchase, now: Date, open: boolean): Date | null {
  const lastLook = after(openUntil, DAY)
  if (!open) return now < lastLook ? lastLook : null
  const age = now.getTime() - createdAt.getTime()
  return after(now, Math.min(MAX_PAUSE, Math.max(MINUTE, age / 4)))
}

/** Asks for the orders that are due for it, because a webhook may be lost. */
export async function checkDuePurchases(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.db
    .selectFrom('purchase')
    .select('id')
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(500)
    .execute()
  for (const { id } of due) {
    try {
      await checkPurchase(deps, id)
    } catch (error) {
      deps.log.warn({ err: error, purchase: id }, 'An order could not be checked')
      // The others go first next time.
      const later = sql<Date>`greatest(check_at, ${after(now, 5 * MINUTE)})`
      await deps.db
        .updateTable('purchase')
        .set({ checkAt: later })
        .where('id', '=', id)
        .where('checkAt', 'is not', null)
        .execute()
    }
  }
}
