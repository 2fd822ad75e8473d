import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrderStatus } from '../contract/money/moneyEnums'
import { buy, cards, order, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'

let shop: TestShop
let client: TestClient
let support: TestClient
beforeAll(async () => {
  shop = await startTestShop()
  client = await clientOf(shop.server, await insertProfile(shop.server, { name: 'Buyer' }))
  support = await clientOf(shop.server, await insertProfile(shop.server, { name: 'Staff', roleLevel: 40 }))
})
afterAll(() => shop.close())

it('shows the staff, and nobody else, all that happened to an order', async () => {
  const orderId = await buy(shop, client, 22, { card: cards.insufficientFunds })
  await buy(shop, client, 22)
  const { data } = await support.call('Payment.GetOrderStory', { orderId })
  expect(data.order).toMatchObject({ id: orderId, status: OrderStatus.Paid })
  expect(data.events.map(({ kind, detail }) => (kind === 'paid' ? kind : `${kind} ${detail}`.trim()))).toEqual([
    'created',
    'checkoutOpened',
    'webhook invoice_failed',
    'declined InsufficientFunds',
    'webhook invoice_settled',
    'paid',
  ])
  expect((await client.call('Payment.GetOrderStory', { orderId })).status).toBe(403)
  expect((await support.call('Payment.GetOrderStory', { orderId: 1 })).status).toBe(404)
})

it('pays back parts with their reasons, never more than was paid, and ends the membership where wanted', async () => {
  const orderId = await buy(shop, client, 1)
  const refund = (wanted: object) =>
    support.call('Payment.RefundOrder', { orderId, reason: 'Fault', takeBack: false, ...wanted })
  expect((await refund({ amount: 4900 })).data).toEqual({ refund: { amount: 4900, currency: 'DKK' } })
  expect((await refund({ takeBack: true })).data).toEqual({ refund: { amount: 10_000, currency: 'DKK' } })
  expect((await refund({})).problem.code).toBe('ALREADY_USED')
  await shop.server.runJobs()
  await shop.deliverWebhooks()
  const { data } = await support.call('Payment.GetOrderStory', { orderId })
  expect(data.order.refunded).toEqual({ amount: 14_900, currency: 'DKK' })
  expect(data.refunds.map(({ amount, settledAt }) => [amount.amount, settledAt !== null])).toEqual([
    [4900, true],
    [10_000, true],
  ])
  expect((await client.call('CurrentProfile.GetProfileData')).data.member).toBe(false)
  const vat = await shop.server.deps.db
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
    .select(({ fn }) => fn.sum<string>('ledgerEntry.amount').as('sum'))
    .where('purchaseId', '=', orderId)
    .groupBy('account')
    .execute()
  expect(vat.map(({ sum }) => Number(sum))).toEqual([0, 0, 0])
  expect((await client.call('Payment.RefundOrder', { orderId, reason: 'Mine', takeBack: false })).status).toBe(403)
})

it('pays nothing back that was not paid', async () => {
  const { data } = await client.call('Payment.Pay', order(22))
  const wanted = { orderId: data.orderId, reason: 'Fault', takeBack: false }
  expect((await support.call('Payment.RefundOrder', wanted)).status).toBe(404)
})

it('is logged before the first step and after the last, also when a step fails', async () => {
  const { db } = shop.server.deps
  const orderId = await buy(shop, client, 1)
  const log = async () => {
    const acts = await db.selectFrom('staffAct').selectAll().where('call', '=', 'Payment.RefundOrder').execute()
    return acts
      .filter(({ details }) => (details as { readonly orderId?: number }).orderId === orderId)
      .map(({ begun, refusal }) => [begun, refusal])
  }
  const refund = () => support.call('Payment.RefundOrder', { orderId, amount: 100, reason: 'Fault', takeBack: false })
  await sql`ALTER TABLE staff_act ADD CONSTRAINT broken CHECK (NOT begun) NOT VALID`.execute(db)
  expect((await refund()).status).toBe(500)
  await sql`ALTER TABLE staff_act DROP CONSTRAINT broken`.execute(db)
  // Nothing is paid back that the log would not show.
  expect((await support.call('Payment.GetOrderStory', { orderId })).data.refunds).toEqual([])
  await sql`ALTER TABLE refund RENAME TO refund_gone`.execute(db)
  expect((await refund()).status).toBe(500)
  await sql`ALTER TABLE refund_gone RENAME TO refund`.execute(db)
  expect((await refund()).status).toBe(200)
  expect(await log()).toEqual([
    [true, null],
    [false, 'UNFINISHED'],
    [true, null],
    [false, null],
  ])
})
