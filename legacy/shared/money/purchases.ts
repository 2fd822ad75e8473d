import type { Selectable, Transaction } from 'kysely'
import type { DB, Purchase as PurchaseTable } from '../../core/database/schema.generated'

/** An order, as it is stored. */
export type Purchase = Selectable<PurchaseTable>

export type PaymentServiceName = 'billwerk' | 'bankTransfer'

/** Steps in the story of an order, for the staff. */
export type PurchaseEventKind =
  | 'created'
  | 'checkoutOpened'
  | 'checkoutClosed'
  | 'webhook'
  | 'declined'
  | 'paid'
  | 'wrongAmount'
  | 'expired'
  | 'renewalFailed'
  | 'refundRequested'
  | 'refunded'
  | 'refundFailed'
  | 'bankTransferViewed'
  | 'bankTransferRecorded'
  | 'undeliverable'

export async function notePurchaseEvent(
  db: Transaction<DB>,
  purchaseId: number,
  kind: PurchaseEventKind,
  at: Date,
  detail?: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  await db
    .insertInto('purchaseEvent')
    .values({ purchaseId, kind, at, detail: detail ? JSON.stringify(detail) : null })
    .execute()
}
