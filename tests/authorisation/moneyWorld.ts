import { randomUUID } from 'node:crypto'
import { OrderStatus, PurchasableItem } from '../../legacy/contract/money/moneyEnums'
import type { TestServer } from '../../legacy/testing/testServer'

/** A paid gift of a member to another one, by transfer, and a quick ad. */
export async function tradeOf({ deps }: TestServer, profileId: number, giftedId: number) {
  const { db, clock } = deps
  const now = clock.now()
  const item = PurchasableItem.GiftMembership
  await db
    .insertInto('product')
    .values({ id: 11, item, months: 1, renews: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: orderId } = await db
    .insertInto('purchase')
    .values({
      profileId,
      siteId: 1,
      productId: 11,
      item,
      months: 1,
      renews: false,
      currency: 'DKK',
      amount: 14_900,
      vatBasisPoints: 2500,
      vatAmount: 2980,
      termsVersion: '2026-01-01',
      consentAt: now,
      recipientId: giftedId,
      status: OrderStatus.Paid,
      service: 'bankTransfer',
      handle: randomUUID(),
      openUntil: now,
      createdAt: now,
      paidAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: quickScorAdId } = await db
    .insertInto('quickScorAd')
    .values({ profileId, text: 'Hvem vil med?', createdAt: now, expiresAt: '2099-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { orderId, giftedId, quickScorAdId }
}
