import { OrderStatus, PurchasableItem } from '../../contract/money/moneyEnums'
import { after, DAY } from '../../core/clock'
import { unusedPart, type Period } from './membershipPeriods'
import type { Purchase } from './purchases'

/** The right of withdrawal of a contract that consumers conclude at a distance. */
const WITHDRAWAL = 14 * DAY

/** What is used up over time; ads, promotions and what others were given are used up at once. */
const withdrawable: readonly number[] = [PurchasableItem.Membership, PurchasableItem.OneDayMembership]

/** Until when the buyer can withdraw from an order; null: not, or no longer. A renewal is no new contract. */
export function withdrawableUntil(
  purchase: Purchase,
  period: (Period & { readonly withdrawnAt: Date | null }) | undefined,
  now: Date,
): Date | null {
  const { item, status, paidAt, period: renewed } = purchase
  if (!withdrawable.includes(item) || status !== OrderStatus.Paid || paidAt === null || renewed !== null) return null
  if (!period || period.withdrawnAt !== null || unusedPart(period, now) === 0) return null
  const until = after(paidAt, WITHDRAWAL)
  return now < until ? until : null
}
