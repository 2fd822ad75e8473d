import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { OrderStatus, PaymentMethod, PurchasableItem } from '../contract/money/moneyEnums'
import { DAY, MINUTE } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { buy, order, payByCard, startTestShop, type TestShop } from '../testing/money'
import { clientOf } from '../testing/profiles'
import { nameEventAdmin, sampleEvent } from '../testing/siteEvents'
import { refundEvent } from './cancelling'
import { releaseHeldPlaces } from './signUps'

const { Coming, Held, Waiting } = EventSignUpStatus

let shop: TestShop
let host: TestMember
let eventId: number

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  host = await newMember(shop.server)
  await nameEventAdmin(shop.server, host.id)
  shop.webhooks.length = 0
  eventId = await newEvent({ places: 1 })
})

/** A published event that costs 150 kroner. */
async function newEvent(more: object = {}): Promise<number> {
  const body = { key: randomUUID(), ...sampleEvent, price: 15_000, ...more }
  const { data } = await host.client.call('Events.CreateEvent', body)
  await host.client.call('Events.PublishEvent', { eventId: data.id })
  return data.id
}

const event = async ({ client }: TestMember) => (await client.call('Events.GetEvent', { eventId })).data
const signUp = async ({ client }: TestMember) => (await client.call('Events.SignUp', { eventId })).data
const ticketOf = async (member: TestMember) => (await event(member)).tickets[0]?.offer.id ?? 0
const purchase = (id: number) =>
  shop.server.deps.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refunds = async (purchaseId: number) => {
  const rows = await shop.server.deps.db
    .selectFrom('refund')
    .select('amount')
    .where('purchaseId', '=', purchaseId)
    .execute()
  return rows.map(({ amount }) => amount)
}

it('holds a place for a quarter of an hour, and gives it for the payment', async () => {
  const member = await newMember(shop.server)
  const until = new Date(shop.server.clock.now().getTime() + 15 * MINUTE).toISOString()
  expect(await signUp(member)).toMatchObject({ status: Held, heldUntil: until, paid: null })
  expect(await event(member)).toMatchObject({
    price: { amount: 15_000, currency: 'DKK' },
    couplePrice: { amount: 30_000, currency: 'DKK' },
    tickets: [{ persons: 1, offer: { item: PurchasableItem.EventTicket, price: { amount: 15_000 } } }, { persons: 2 }],
  })
  const orderId = await buy(shop, member.client, await ticketOf(member))
  expect((await event(member)).signUp).toMatchObject({
    status: Coming,
    heldUntil: null,
    paid: { amount: 15_000, currency: 'DKK' },
    orderId,
  })
  expect((await purchase(orderId)).openUntil.toISOString()).toBe(until)
})

it('sells nothing without a held place, nor by bank transfer', async () => {
  const member = await newMember(shop.server)
  const productId = await ticketOf(member)
  const pay = (method: PaymentMethod) => member.client.call('Payment.Pay', order(productId, { method }))
  expect(await pay(PaymentMethod.CreditCard)).toMatchObject({ status: 409, problem: { code: 'NO_PLACE_HELD' } })
  await signUp(member)
  expect((await pay(PaymentMethod.BankTransfer)).status).toBe(400)
})

it('gives a place that nobody pays for to who waits, who has a day to pay', async () => {
  const [slow, next] = [await newMember(shop.server), await newMember(shop.server)]
  await signUp(slow)
  expect(await signUp(next)).toMatchObject({ status: Waiting, position: 1 })
  shop.server.clock.advance(21 * MINUTE)
  await releaseHeldPlaces(shop.server.deps)
  expect((await event(slow)).signUp).toBe(null)
  const until = new Date(shop.server.clock.now().getTime() + DAY).toISOString()
  expect((await event(next)).signUp).toMatchObject({ status: Held, heldUntil: until })
})

it('pays back what comes too late for its place', async () => {
  const [slow, next] = [await newMember(shop.server), await newMember(shop.server)]
  await signUp(slow)
  const productId = await ticketOf(slow)
  const { data } = await slow.client.call('Payment.Pay', order(productId))
  await signUp(next)
  shop.server.clock.advance(14 * MINUTE)
  await payByCard(shop, data.url ?? '')
  shop.server.clock.advance(7 * MINUTE)
  await releaseHeldPlaces(shop.server.deps)
  await shop.deliverWebhooks()
  expect((await event(next)).signUp).toMatchObject({ status: Held })
  expect(await purchase(data.orderId)).toMatchObject({ status: OrderStatus.Paid })
  expect(await refunds(data.orderId)).toEqual([15_000])
})

it('pays back what the terms say to who quits, and all when the event is cancelled', async () => {
  eventId = await newEvent({ refundPercent: 50 })
  const [quitting, staying] = [await newMember(shop.server), await newMember(shop.server)]
  const orders: number[] = []
  for (const member of [quitting, staying]) {
    await signUp(member)
    orders.push(await buy(shop, member.client, await ticketOf(member)))
  }
  const [first = 0, second = 0] = orders
  const quit = () => quitting.client.call('Events.CancelSignUp', { eventId })
  expect((await quit()).data).toEqual({ refund: { amount: 7500, currency: 'DKK' } })
  expect((await quit()).data).toEqual({ refund: null })
  expect(await refunds(first)).toEqual([7500])
  const cancelled = await host.client.call('Events.CancelEvent', { eventId, reason: 'The mill is flooded' })
  expect(cancelled.data).toEqual({ cancelled: true })
  await shop.server.runJobs()
  await refundEvent(shop.server.deps, { eventId })
  expect(await refunds(second)).toEqual([15_000])
  expect(await refunds(first)).toEqual([7500])
  expect(await event(staying)).toMatchObject({ cancelReason: 'The mill is flooded', signUpOpen: false })
  // The member hears of it in the event's mail, too.
  const client = await clientOf(shop.server, staying.id)
  const { data } = await client.call('Events.GetEventConversations', { eventId })
  expect(data).toHaveLength(1)
})
