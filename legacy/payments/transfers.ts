import type { BodyOf } from '../contract/contract'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { notePurchaseEvent } from '../shared/money/purchases'
import { visiblePurchase } from './receipts'
import { checkPurchase, lockPurchase } from './settle'

/** Notes in the story of an order, once, that its buyer has seen where to transfer the money. */
export async function noteTransferView(deps: Deps, viewer: MemberViewer, orderId: number): Promise<void> {
  const { id, service } = await visiblePurchase(deps, viewer, orderId)
  if (service !== 'bankTransfer') throw notFound()
  const { db, clock } = deps
  await db.transaction().execute(async (transaction) => {
    await lockPurchase(transaction, id)
    const noted = await transaction
      .selectFrom('purchaseEvent')
      .select('id')
      .where('purchaseId', '=', id)
      .where('kind', '=', 'bankTransferViewed')
      .executeTakeFirst()
    if (!noted) await notePurchaseEvent(transaction, id, 'bankTransferViewed', clock.now())
  })
}

/** Records a transfer that arrived, once by the bank's number, and gives what it pays for. */
export async function recordTransfer(
  deps: Deps,
  viewer: MemberViewer,
  { reference, bankReference, amount, currency }: BodyOf<'Payment.RecordBankTransfer'>,
): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const purchase = await db
    .selectFrom('purchase')
    .selectAll()
    .where('handle', '=', reference)
    .where('service', '=', 'bankTransfer')
    .executeTakeFirst()
  if (!purchase) throw notFound()
  if (purchase.amount !== amount || purchase.currency !== currency) throw new Problem(422, 'WRONG_AMOUNT')
  await db.transaction().execute(async (transaction) => {
    await lockPurchase(transaction, purchase.id)
    const arrived = await transaction
      .selectFrom('bankTransfer')
      .select('bankReference')
      .where('handle', '=', reference)
      .where('amount', '>', 0)
      .executeTakeFirst()
    if (arrived?.bankReference === bankReference) return
    // Paid twice: the second one goes back at the bank.
    if (arrived) throw new Problem(409, 'ALREADY_USED')
    const recorded = await transaction
      .insertInto('bankTransfer')
      .values({ bankReference, handle: reference, currency, amount, recordedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('handle')
      .executeTakeFirst()
    if (!recorded) throw new Problem(409, 'ALREADY_USED')
    const detail = { by: viewer.profile.id, bankReference }
    await notePurchaseEvent(transaction, purchase.id, 'bankTransferRecorded', now, detail)
  })
  await checkPurchase(deps, purchase.id)
  return purchase.id
}
