import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DarkStatus, Gender, ProfileType } from '../../legacy/contract/enums'
import { EventSignUpStatus } from '../../legacy/contract/events/eventEnums'
import { OrderStatus } from '../../legacy/contract/money/moneyEnums'
import { after, HOUR, MINUTE } from '../../legacy/core/clock'
import { refundEvent } from '../../legacy/events/cancelling'
import { releaseHeldPlaces } from '../../legacy/events/signUps'
import { tasks } from '../../legacy/main/areas'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { buy, order, payByCard, startTestShop, type TestShop } from '../../legacy/testing/money'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { nameEventAdmin, sampleEvent } from '../../legacy/testing/siteEvents'

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
  eventId = await newEvent()
})

const paid = { ...sampleEvent, price: 15_000 }

/** A published event that costs 150 kroner. */
async function newEvent(more: object = {}): Promise<number> {
  const { data } = await host.client.call('Events.CreateEvent', { key: randomUUID(), ...paid, ...more })
  await host.client.call('Events.PublishEvent', { eventId: data.id })
  return data.id
}

const db = () => shop.server.deps.db
const event = async ({ client }: TestMember) => (await client.call('Events.GetEvent', { eventId })).data
const stateOf = async (member: TestMember) => (await event(member)).signUp?.status
const signUp = async ({ client }: TestMember, more: object = {}) =>
  (await client.call('Events.SignUp', { eventId, ...more })).data
const quit = async ({ client }: TestMember) => (await client.call('Events.CancelSignUp', { eventId })).data
const ticketOf = async (member: TestMember, persons = 1) =>
  (await event(member)).tickets.find((ticket) => ticket.persons === persons)?.offer.id ?? 0
const update = async (more: object) => {
  const { revision } = await event(host)
  return host.client.call('Events.UpdateEvent', { eventId, revision, ...paid, ...more })
}
const pay = async (member: TestMember) => (await member.client.call('Payment.Pay', order(await ticketOf(member)))).data
const refunds = async (purchaseId: number) => {
  const rows = await db().selectFrom('refund').select('amount').where('purchaseId', '=', purchaseId).execute()
  return rows.map(({ amount }) => amount)
}
/** What the payment service holds of an order by the ledger, whose accounts are even. */
const held = async (purchaseId: number) => {
  const { rows } = await sql<{ service: string; total: string }>`
    select coalesce(sum(amount) filter (where account = 'billwerk'), 0) as service, coalesce(sum(amount), 0) as total
    from ledger_entry join ledger_transaction on ledger_transaction.id = transaction_id
    where purchase_id = ${purchaseId}`.execute(db())
  const [sums] = rows
  if (!sums || Number(sums.total) !== 0) throw new Error(`The ledger of the order ${purchaseId} is uneven`)
  return Number(sums.service)
}
const newCouple = () => newMember(shop.server, { gender: Gender.Couple, profileType: ProfileType.Couple })

it('gives a held place for nothing once the event is free, and pays back what comes for it', async () => {
  const [slow, paying] = [await newMember(shop.server), await newMember(shop.server)]
  await signUp(slow)
  await signUp(paying)
  const { url, orderId } = await pay(paying)
  expect((await update({ price: undefined })).status).toBe(200)
  expect([await stateOf(slow), await stateOf(paying)]).toEqual([Coming, Coming])
  await payByCard(shop, url ?? '')
  await shop.deliverWebhooks()
  expect([await refunds(orderId), await held(orderId)]).toEqual([[15_000], 0])
  expect(await stateOf(paying)).toBe(Coming)
  shop.server.clock.advance(HOUR)
  await releaseHeldPlaces(shop.server.deps)
  expect(await stateOf(slow)).toBe(Coming)
})

it('sells at the price that the buyer was shown', async () => {
  const member = await newMember(shop.server)
  await signUp(member)
  const { url, orderId } = await pay(member)
  expect((await update({ price: 40_000 })).status).toBe(200)
  await payByCard(shop, url ?? '')
  await shop.deliverWebhooks()
  expect((await event(member)).signUp).toMatchObject({ status: Coming, paid: { amount: 15_000 }, orderId })
  expect(await held(orderId)).toBe(15_000)
})

it('keeps to the terms under which a ticket was bought', async () => {
  const [before, later] = [await newMember(shop.server), await newMember(shop.server)]
  await signUp(before)
  const first = await buy(shop, before.client, await ticketOf(before))
  expect(await update({ refundPercent: 0, quitHours: 720 })).toMatchObject({ status: 200 })
  await signUp(later)
  const second = await buy(shop, later.client, await ticketOf(later))
  expect((await event(before)).quittable).toBe(true)
  expect((await event(before)).signUp?.refundPercent).toBe(100)
  expect(await quit(before)).toEqual({ refund: { amount: 15_000, currency: 'DKK' } })
  expect((await event(later)).quittable).toBe(false)
  expect([await refunds(first), await refunds(second)]).toEqual([[15_000], []])
})

it('gives the place for a payment at the last moment, of which no webhook tells', async () => {
  const [paying, next] = [await newMember(shop.server), await newMember(shop.server)]
  eventId = await newEvent({ places: 1 })
  await signUp(paying)
  const { url } = await pay(paying)
  await signUp(next)
  shop.server.clock.advance(-10_000)
  for (let minute = 1; minute <= 30; minute += 1) {
    shop.server.clock.advance(MINUTE)
    // The two jobs of a minute run in any order.
    await releaseHeldPlaces(shop.server.deps)
    await tasks.checkDuePurchases.run(shop.server.deps)
    // Just after a look at the order, and just before its end.
    if (minute === 15) await payByCard(shop, url ?? '')
  }
  expect([await stateOf(paying), await stateOf(next)]).toEqual([Coming, Waiting])
})

it('frees the places of the other events where one fails, and that one later', async () => {
  const failing = eventId
  const slow = await newMember(shop.server)
  await signUp(slow)
  eventId = await newEvent()
  await signUp(slow)
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'No space left'; end $$;
    create trigger fail before delete on event_sign_up for each row
      when (old.event_id = ${sql.lit(failing)}) execute function fail()`.execute(db())
  shop.server.clock.advance(HOUR)
  await releaseHeldPlaces(shop.server.deps)
  const left = async () =>
    (await db().selectFrom('eventSignUp').select('eventId').where('profileId', '=', slow.id).execute()).map(
      (row) => row.eventId,
    )
  expect(await left()).toEqual([failing])
  await sql`drop function fail cascade`.execute(db())
  await Promise.all([releaseHeldPlaces(shop.server.deps), releaseHeldPlaces(shop.server.deps)])
  expect(await left()).toEqual([])
})

it('counts a held place as taken, to others until they can have it', async () => {
  eventId = await newEvent({ places: 2 })
  const [slow, other] = [await newMember(shop.server), await newMember(shop.server)]
  const free = async () => [(await event(slow)).freePlaces, (await event(other)).freePlaces]
  expect(await free()).toEqual([2, 2])
  await signUp(slow)
  expect(await event(other)).toMatchObject({ comingCount: 0, freePlaces: 1 })
  shop.server.clock.advance(16 * MINUTE)
  expect(await free()).toEqual([2, 1])
  shop.server.clock.advance(5 * MINUTE)
  expect(await free()).toEqual([2, 2])
  await signUp(other)
  await buy(shop, other.client, await ticketOf(other))
  expect(await event(other)).toMatchObject({ comingCount: 1, freePlaces: 1 })
})

it('takes one payment for one place, from however many tabs', async () => {
  const member = await newMember(shop.server)
  await signUp(member)
  const [one, other] = await Promise.all([pay(member), pay(member)])
  expect(one.orderId).toBe(other.orderId)
  await payByCard(shop, one.url ?? '')
  await shop.deliverWebhooks()
  await shop.deliverWebhooks()
  const again = await member.client.call('Payment.Pay', order(await ticketOf(member)))
  expect(again).toMatchObject({ status: 409, problem: { code: 'NO_PLACE_HELD' } })
  expect([await held(one.orderId), await refunds(one.orderId)]).toEqual([15_000, []])
})

it('pays back what is paid for an event that was cancelled meanwhile, once', async () => {
  const member = await newMember(shop.server)
  await signUp(member)
  const { url, orderId } = await pay(member)
  await host.client.call('Events.CancelEvent', { eventId })
  await payByCard(shop, url ?? '')
  await shop.deliverWebhooks()
  await refundEvent(shop.server.deps, { eventId })
  await refundEvent(shop.server.deps, { eventId })
  await shop.server.runJobs()
  expect([await refunds(orderId), await held(orderId)]).toEqual([[15_000], 0])
  expect(await stateOf(member)).not.toBe(Coming)
})

it('pays back the other orders of a cancelled event where one fails, and that one by the next attempt', async () => {
  const members = [await newMember(shop.server), await newMember(shop.server), await newMember(shop.server)]
  const orders: number[] = []
  for (const member of members) {
    await signUp(member)
    orders.push(await buy(shop, member.client, await ticketOf(member)))
  }
  const [failing = 0, ...others] = orders
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'No space left'; end $$;
    create trigger fail before insert on refund for each row
      when (new.purchase_id = ${sql.lit(failing)}) execute function fail()`.execute(db())
  await host.client.call('Events.CancelEvent', { eventId })
  await shop.server.runJobs()
  expect(await Promise.all(others.map(refunds))).toEqual([[15_000], [15_000]])
  expect(await refunds(failing)).toEqual([])
  await sql`drop function fail cascade`.execute(db())
  await sql`update graphile_worker._private_jobs set run_at = now() where last_error is not null`.execute(db())
  await shop.server.runJobs()
  expect(await Promise.all(orders.map(refunds))).toEqual([[15_000], [15_000], [15_000]])
  expect(await Promise.all(orders.map(held))).toEqual([0, 0, 0])
})

it('sells both places of a couple for the price of a couple, and one ticket is none for two', async () => {
  const couple = await newCouple()
  const { persons } = await signUp(couple)
  expect(persons).toBe(2)
  const wrong = await couple.client.call('Payment.Pay', order(await ticketOf(couple, 1)))
  expect(wrong).toMatchObject({ status: 409, problem: { code: 'NO_PLACE_HELD' } })
  const orderId = await buy(shop, couple.client, await ticketOf(couple, 2))
  expect(await held(orderId)).toBe(30_000)
  expect(await event(couple)).toMatchObject({ comingCount: 2, signUp: { status: Coming } })
})

it('pays back what was paid for one when the couple has signed up anew for two', async () => {
  const couple = await newCouple()
  const [first] = (await signUp(couple)).personIds
  await quit(couple)
  await signUp(couple, { personIds: [first] })
  const { url, orderId } = await pay(couple)
  await quit(couple)
  await signUp(couple)
  await payByCard(shop, url ?? '')
  await shop.deliverWebhooks()
  expect([await stateOf(couple), await held(orderId)]).toEqual([Held, 0])
})

it('pays nothing back after the limit, and all after a cancelled event that a part was paid back for', async () => {
  const member = await newMember(shop.server)
  await signUp(member)
  const orderId = await buy(shop, member.client, await ticketOf(member))
  const { quitUntil } = await event(member)
  const now = shop.server.clock.now()
  shop.server.clock.set(quitUntil)
  try {
    const late = { ...member, client: await clientOf(shop.server, member.id) }
    const hosts = { ...host, client: await clientOf(shop.server, host.id) }
    expect(await late.client.call('Events.CancelSignUp', { eventId })).toMatchObject({ status: 422 })
    expect(await refunds(orderId)).toEqual([])
    shop.server.clock.set(after(new Date(quitUntil), HOUR).toISOString())
    await hosts.client.call('Events.CancelEvent', { eventId })
    await shop.server.runJobs()
    expect([await refunds(orderId), await held(orderId)]).toEqual([[15_000], 0])
  } finally {
    shop.server.clock.set(now.toISOString())
  }
})

it('pays back by its terms whoever deletes their profile, and frees the place', async () => {
  eventId = await newEvent({ places: 1, refundPercent: 50 })
  const [leaving, next] = [await newMember(shop.server), await newMember(shop.server)]
  await signUp(leaving)
  const orderId = await buy(shop, leaving.client, await ticketOf(leaving))
  expect(await signUp(next)).toMatchObject({ status: Waiting })
  await leaving.client.call('EditProfile.DeleteProfile', { password: PASSWORD })
  await shop.server.runJobs()
  expect([await refunds(orderId), await held(orderId)]).toEqual([[7500], 7500])
  expect(await stateOf(next)).toBe(Held)
})

it('pays back by its terms whoever leaves the dark sites', async () => {
  const member = await newMember(shop.server, { darkStatus: DarkStatus.Approved })
  await signUp(member)
  const orderId = await buy(shop, member.client, await ticketOf(member))
  await db().updateTable('event').set({ dark: true }).where('id', '=', eventId).execute()
  const left = await member.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
  expect(left.status).toBe(200)
  await shop.server.runJobs()
  expect([await refunds(orderId), await held(orderId)]).toEqual([[15_000], 0])
})

it('keeps the place held while the payment service is down', async () => {
  const member = await newMember(shop.server)
  await signUp(member)
  const { settings } = shop.server.deps
  const billwerk = settings.billwerk as { checkoutUrl: string; apiUrl: string }
  const urls = { ...billwerk }
  Object.assign(billwerk, { checkoutUrl: 'http://127.0.0.1:9', apiUrl: 'http://127.0.0.1:9' })
  const body = order(await ticketOf(member))
  expect(await member.client.call('Payment.Pay', body)).toMatchObject({ problem: { code: 'PAYMENT_UNAVAILABLE' } })
  Object.assign(billwerk, urls)
  expect(await stateOf(member)).toBe(Held)
  const { data } = await member.client.call('Payment.Pay', body)
  await payByCard(shop, data.url ?? '')
  await shop.deliverWebhooks()
  expect(await stateOf(member)).toBe(Coming)
  const orders = await db().selectFrom('purchase').select('status').where('profileId', '=', member.id).execute()
  expect(orders).toEqual([{ status: OrderStatus.Paid }])
})

it('holds no place for a member on the site of another country, who could not pay for it there', async () => {
  const member = await newMember(shop.server)
  const client = await clientOf(shop.server, member.id, { host: 'se.localhost' })
  const { data } = await client.call('Events.GetEvent', { eventId })
  expect(data.tickets).toEqual([])
  const { problem } = await client.call('Events.SignUp', { eventId })
  expect(problem.code).toBe('EVENT_SOLD_ELSEWHERE')
})
