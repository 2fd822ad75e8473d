import { afterAll, beforeAll, expect, it } from 'vitest'
import { PaymentMethod, PurchasableItem } from '../contract/money/moneyEnums'
import { calendarDay, DAY } from '../core/clock'
import { buy, order, startTestShop, type TestShop } from '../testing/money'
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

const dayOf = () => calendarDay(shop.server.clock.now(), 'Europe/Copenhagen')
const DKK = (amount: number) => ({ amount, currency: 'DKK' })

it("tells staff, and nobody else, the day's takings by product", async () => {
  await buy(shop, client, 22)
  const orderId = await buy(shop, client, 1)
  await support.call('Payment.RefundOrder', { orderId, amount: 4900, reason: 'Fault', takeBack: false })
  await shop.server.runJobs()
  await shop.deliverWebhooks()
  const day = { from: dayOf(), to: dayOf() }
  const { data } = await support.call('Payment.GetTakings', day)
  expect(data).toEqual([
    {
      day: day.from,
      item: PurchasableItem.Membership,
      payments: 1,
      paid: DKK(14_900),
      refunded: DKK(4900),
      vat: DKK(2000),
    },
    {
      day: day.from,
      item: PurchasableItem.SearchPromotion,
      payments: 1,
      paid: DKK(3900),
      refunded: DKK(0),
      vat: DKK(780),
    },
  ])
  expect((await client.call('Payment.GetTakings', day)).status).toBe(403)
  expect((await client.call('Payment.GetDifferences', day)).status).toBe(403)
})

it('tells what the service knows otherwise', async () => {
  const day = { from: dayOf(), to: dayOf() }
  const told = async () => (await support.call('Payment.GetDifferences', day)).data
  expect(await told()).toEqual([])
  const { data } = await client.call('Payment.Pay', order(21, { method: PaymentMethod.BankTransfer, text: 'Kaffe?' }))
  const { orderId, bankTransfer } = data
  const handle = bankTransfer?.reference ?? ''
  const arrived = { bankReference: 'late', handle, currency: 'DKK', amount: 2900 }
  await shop.server.deps.db
    .insertInto('bankTransfer')
    .values({ ...arrived, recordedAt: shop.server.clock.now() })
    .execute()
  expect(await told()).toEqual([{ service: 'bankTransfer', handle, orderId, ours: DKK(0), theirs: DKK(2900) }])
})

it('takes at most a month, in the right order', async () => {
  const later = calendarDay(new Date(shop.server.clock.now().getTime() + 31 * DAY), 'Europe/Copenhagen')
  for (const days of [
    { from: dayOf(), to: later },
    { from: later, to: dayOf() },
  ]) {
    expect((await support.call('Payment.GetTakings', days)).problem.fields?.[0]?.code).toBe('OUT_OF_RANGE')
    expect((await support.call('Payment.GetDifferences', days)).status).toBe(400)
  }
})
