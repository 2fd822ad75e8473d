import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ForcedValidation, MessageType, ProfileStatus } from '../contract/enums'
import { OrderStatus, PaymentMethod, SubscriptionStatus } from '../contract/money/moneyEnums'
import { DAY, HOUR } from '../core/clock'
import { buy, cards, order, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { notifyMembershipEnds } from '../mail/membershipEnd'
import { announcePriceChanges, warnOfExpiringCards } from './renewalNotices'
import { renewSubscriptions } from './renewals'

let shop: TestShop
let profileId: number
let people = 0
beforeAll(async () => {
  shop = await startTestShop()
})
beforeEach(async () => {
  shop.server.clock.set('2026-11-20T12:00:00Z')
  await shop.server.deps.db.deleteFrom('subscription').execute()
  people += 1
  profileId = await insertProfile(shop.server, { name: `Payer${people}` })
  shop.server.mails.length = 0
})
afterAll(() => shop.close())

/** A browser that logs in now, because sessions end while the time passes. */
const member = (): Promise<TestClient> => clientOf(shop.server, profileId)

const STEP = 6 * HOUR

/** Lets the time pass, with the job of renewals every few hours. */
async function pass(until: string): Promise<void> {
  const { clock } = shop.server
  const end = new Date(until)
  while (clock.now() < end) {
    clock.advance(Math.min(STEP, end.getTime() - clock.now().getTime()))
    await renewSubscriptions(shop.server.deps)
  }
  await shop.deliverWebhooks()
}

const page = async () => (await (await member()).call('Membership.MembershipPageData')).data
const orders = async () => (await (await member()).call('Profiles.GetPurchaseHistoryData')).data
const told = () =>
  shop.server.mails
    .filter(({ subject, to }) => subject === 'Om din betaling' && to === `Payer${people}@example.com`)
    .map(({ text }) => text)
const isMember = async () => (await (await member()).call('CurrentProfile.GetProfileData')).data.member

it('renews a month before it ends, without a gap, at the agreed price', async () => {
  await buy(shop, await member(), 1)
  await pass('2026-12-20T11:00:00Z')
  expect(await page()).toMatchObject({
    memberUntil: '2027-01-20T12:00:00.000Z',
    subscription: { status: SubscriptionStatus.Active, paidUntil: '2027-01-20T12:00:00.000Z' },
  })
  expect(await orders()).toMatchObject([
    { renewal: true, status: OrderStatus.Paid, startsAt: '2026-12-20T12:00:00.000Z', price: { amount: 14_900 } },
    { renewal: false },
  ])
})

it('keeps the day of the month and the time of day through a year with short months and daylight saving', async () => {
  shop.server.clock.set('2027-01-31T21:30:00Z')
  await buy(shop, await member(), 1)
  await pass('2028-03-01T00:00:00Z')
  const ends = (await orders()).map(({ endsAt }) => endsAt).toReversed()
  expect(ends).toEqual([
    '2027-02-28T21:30:00.000Z',
    '2027-03-31T20:30:00.000Z',
    '2027-04-30T20:30:00.000Z',
    '2027-05-31T20:30:00.000Z',
    '2027-06-30T20:30:00.000Z',
    '2027-07-31T20:30:00.000Z',
    '2027-08-31T20:30:00.000Z',
    '2027-09-30T20:30:00.000Z',
    '2027-10-31T21:30:00.000Z',
    '2027-11-30T21:30:00.000Z',
    '2027-12-31T21:30:00.000Z',
    '2028-01-31T21:30:00.000Z',
    '2028-02-29T21:30:00.000Z',
    '2028-03-31T20:30:00.000Z',
  ])
})

describe('a declined renewal', () => {
  it('is tried again over days, each time with a message, and ends the subscription at last', async () => {
    await buy(shop, await member(), 1, { card: cards.renewalDeclined })
    await pass('2026-12-19T13:00:00Z')
    expect(await page()).toMatchObject({ subscription: { declined: true, status: 1 } })
    expect(told()).toHaveLength(1)
    expect(told()[0]).toContain('20. december 2026')
    expect(await isMember()).toBe(true)
    await pass('2026-12-20T13:00:00Z')
    expect(await isMember()).toBe(false)
    await pass('2026-12-30T12:00:00Z')
    expect(told()).toHaveLength(4)
    expect(await page()).toMatchObject({
      subscription: {
        status: SubscriptionStatus.DeactivatedByPaymentMethodFailed,
        renewsAt: null,
        reactivatable: false,
      },
    })
    expect(await orders()).toMatchObject([{ renewal: true, status: OrderStatus.Failed }, {}])
    await buy(shop, await member(), 1)
    expect(await isMember()).toBe(true)
  })

  it('is not tried again with a card that has expired; the member was warned', async () => {
    await buy(shop, await member(), 1, { expiry: '11/26' })
    await pass('2026-12-07T09:00:00Z')
    for (let day = 0; day < 2; day += 1) await warnOfExpiringCards(shop.server.deps)
    await shop.server.runJobs()
    expect(told()).toMatchObject([expect.stringContaining('Dit kort udløber')])
    await pass('2026-12-25T09:00:00Z')
    expect(told()).toHaveLength(2)
    expect((await page()).subscription?.status).toBe(SubscriptionStatus.DeactivatedByPaymentMethodFailed)
  })

  it('is made good with another card, which is charged from then on', async () => {
    await buy(shop, await member(), 1, { card: cards.renewalDeclined })
    expect((await (await member()).call('Payment.Pay', order(1))).problem.code).toBe('ALREADY_SUBSCRIBED')
    expect(await page()).toMatchObject({ subscription: { replaceable: false } })
    await pass('2026-12-19T13:00:00Z')
    expect(await page()).toMatchObject({ subscription: { declined: true, replaceable: true } })
    await buy(shop, await member(), 1)
    expect(await page()).toMatchObject({
      memberUntil: '2027-01-20T12:00:00.000Z',
      subscription: { declined: false, status: SubscriptionStatus.ActiveInitialPurchase },
    })
    await pass('2027-01-20T11:00:00Z')
    expect(told()).toHaveLength(1)
    expect(await page()).toMatchObject({ memberUntil: '2027-02-20T12:00:00.000Z' })
    expect((await orders()).map(({ status }) => status)).toEqual([
      OrderStatus.Paid,
      OrderStatus.Paid,
      OrderStatus.Failed,
      OrderStatus.Paid,
    ])
  })

  it('is tried anew after it was stopped and taken up again', async () => {
    await buy(shop, await member(), 1, { card: cards.renewalDeclined })
    await pass('2026-12-19T13:00:00Z')
    await (await member()).call('Membership.StopSubscription')
    await (await member()).call('Membership.ReactivateSubscription')
    expect(await page()).toMatchObject({ subscription: { declined: true, replaceable: true } })
    const { db } = shop.server.deps
    const attempts = async () =>
      (await db.selectFrom('subscription').select('declinedCount').where('profileId', '=', profileId).execute())[0]
    expect(await attempts()).toEqual({ declinedCount: 1 })
    await renewSubscriptions(shop.server.deps)
    expect(await attempts()).toEqual({ declinedCount: 2 })
  })

  it('is tried again by the staff, who see whether it was paid', async () => {
    const staffId = await insertProfile(shop.server, { name: `Staff${people}`, roleLevel: 40 })
    const rerun = async () =>
      (await clientOf(shop.server, staffId)).call('Billwerk.RerunRecurrentTransaction', { profileId })
    expect(await rerun()).toMatchObject({ status: 409, problem: { code: 'NOT_SUBSCRIBED' } })
    await buy(shop, await member(), 1, { card: cards.renewalDeclined })
    // Not before the paid time ends.
    expect((await rerun()).status).toBe(409)
    await pass('2026-12-20T13:00:00Z')
    expect((await rerun()).data).toEqual({ renewed: false })
    expect((await (await member()).call('Billwerk.RerunRecurrentTransaction', { profileId })).status).toBe(403)
  })
})

it('waits for a service that is down, charges once when it is back, and starts then', async () => {
  await buy(shop, await member(), 1)
  const { deps } = shop.server
  const settings = { ...deps.settings, billwerk: { ...deps.settings.billwerk, apiUrl: 'http://127.0.0.1:9' } }
  shop.server.clock.set('2026-12-19T13:00:00Z')
  await renewSubscriptions({ ...deps, settings })
  shop.server.clock.set('2026-12-21T13:00:00Z')
  await renewSubscriptions({ ...deps, settings })
  expect(await isMember()).toBe(false)
  await pass('2026-12-21T15:00:00Z')
  expect(await page()).toMatchObject({ memberUntil: '2027-01-21T15:00:00.000Z' })
  expect(await orders()).toHaveLength(2)
})

it('gives up on a service that fails for a week', async () => {
  await buy(shop, await member(), 1)
  const { deps } = shop.server
  const settings = { ...deps.settings, billwerk: { ...deps.settings.billwerk, apiUrl: 'http://127.0.0.1:9' } }
  for (const moment of ['2026-12-19T13:00:00Z', '2026-12-28T13:00:00Z']) {
    shop.server.clock.set(moment)
    await renewSubscriptions({ ...deps, settings })
  }
  expect((await page()).subscription?.status).toBe(SubscriptionStatus.DeactivatedPaymentServiceError)
})

describe('stopping', () => {
  it('lets the member be told of the end, which one that renews itself is not', async () => {
    await buy(shop, await member(), 1)
    await pass('2026-12-15T12:00:00Z')
    const { db } = shop.server.deps
    const ends = async () =>
      (await db.selectFrom('message').select('id').where('type', '=', MessageType.MembershipAboutToExpire).execute())
        .length
    await notifyMembershipEnds(shop.server.deps)
    const before = await ends()
    await (await member()).call('Membership.StopSubscription')
    await notifyMembershipEnds(shop.server.deps)
    expect((await ends()) - before).toBe(1)
  })

  it('keeps the paid time and charges nothing more; it can be taken back until then', async () => {
    expect((await (await member()).call('Membership.StopSubscription')).problem.code).toBe('NOT_SUBSCRIBED')
    await buy(shop, await member(), 1)
    expect((await (await member()).call('Membership.StopSubscription')).data).toMatchObject({
      memberUntil: '2026-12-20T12:00:00.000Z',
      subscription: { status: SubscriptionStatus.DeactivatedByUser, renewsAt: null, reactivatable: true },
    })
    await shop.server.runJobs()
    expect(told()[0]).toContain('20. december 2026')
    expect((await (await member()).call('Membership.ReactivateSubscription')).data.subscription?.status).toBe(
      SubscriptionStatus.Active,
    )
    await (await member()).call('Membership.StopSubscription')
    await pass('2026-12-22T12:00:00Z')
    expect(await isMember()).toBe(false)
    expect(await orders()).toHaveLength(1)
    expect((await (await member()).call('Membership.ReactivateSubscription')).problem.code).toBe('NOT_REACTIVATABLE')
  })

  it('within 14 days pays back the unused part', async () => {
    const orderId = await buy(shop, await member(), 1)
    shop.server.clock.advance(6 * DAY)
    expect((await (await member()).call('Membership.Withdraw', { orderId })).data).toEqual({
      refund: { amount: 11_920, currency: 'DKK' },
    })
    await shop.server.runJobs()
    await shop.deliverWebhooks()
    expect(await orders()).toMatchObject([{ refunded: { amount: 11_920 }, withdrawableUntil: null, withdrawn: true }])
    expect(await isMember()).toBe(false)
    expect((await (await member()).call('Membership.Withdraw', { orderId })).problem.code).toBe('WITHDRAWAL_ENDED')
    const entries = await shop.server.deps.db
      .selectFrom('ledgerEntry')
      .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
      .select(['account', 'amount'])
      .where('purchaseId', '=', orderId)
      .where('kind', '=', 'refund')
      .orderBy('account')
      .execute()
    expect(entries).toEqual([
      { account: 'billwerk', amount: -11_920 },
      { account: 'sales', amount: 9536 },
      { account: 'vat', amount: 2384 },
    ])
  })

  it('by a withdrawal cannot be taken back, even if the renewals were stopped before', async () => {
    const orderId = await buy(shop, await member(), 1)
    await (await member()).call('Membership.StopSubscription')
    expect(await page()).toMatchObject({ subscription: { reactivatable: true } })
    await (await member()).call('Membership.Withdraw', { orderId })
    expect(await page()).toMatchObject({ subscription: { reactivatable: false } })
  })

  it('by a withdrawal moves what was bought after it, so that none of it is free', async () => {
    const giver = await clientOf(shop.server, await insertProfile(shop.server, { name: `Generous${people}` }))
    const orderId = await buy(shop, await member(), 1)
    await buy(shop, giver, 11, { recipientId: profileId })
    await (await member()).call('Membership.Withdraw', { orderId })
    const { db, clock } = shop.server.deps
    const [later] = await db
      .selectFrom('membershipPeriod')
      .select(['startsAt', 'endsAt'])
      .where('profileId', '=', profileId)
      .where('withdrawnAt', 'is', null)
      .execute()
    expect(later?.startsAt).toEqual(clock.now())
    expect((await page()).memberUntil).toBe(later?.endsAt.toISOString())
  })

  it('of an order that has not begun tells of no time at all', async () => {
    const giver = await clientOf(shop.server, await insertProfile(shop.server, { name: `Early${people}` }))
    await buy(shop, giver, 11, { recipientId: profileId })
    const orderId = await buy(shop, await member(), 1)
    await (await member()).call('Membership.Withdraw', { orderId })
    expect((await orders())[0]).toMatchObject({ withdrawn: true, startsAt: null, endsAt: null })
  })

  it('of an order keeps the renewals that another one began', async () => {
    const first = await buy(shop, await member(), 1)
    shop.server.clock.set('2026-12-03T12:00:00Z')
    await (await member()).call('Membership.StopSubscription')
    await buy(shop, await member(), 1)
    await (await member()).call('Membership.Withdraw', { orderId: first })
    expect(await page()).toMatchObject({
      memberUntil: '2027-01-03T12:00:00.000Z',
      subscription: { status: SubscriptionStatus.ActiveInitialPurchase, paidUntil: '2027-01-03T12:00:00.000Z' },
    })
  })

  it('is not a withdrawal after 14 days, nor by somebody else', async () => {
    const orderId = await buy(shop, await member(), 1)
    const other = await clientOf(shop.server, await insertProfile(shop.server, { name: `Other${people}` }))
    expect((await other.call('Membership.Withdraw', { orderId })).status).toBe(404)
    shop.server.clock.advance(14 * DAY)
    expect((await (await member()).call('Membership.Withdraw', { orderId })).problem.code).toBe('WITHDRAWAL_ENDED')
  })
})

it('does not renew a member who must be validated, and quarantines the profile at the end', async () => {
  await buy(shop, await member(), 1)
  const { db } = shop.server.deps
  await db
    .updateTable('profile')
    .set({ forcedValidation: ForcedValidation.NationalId })
    .where('id', '=', profileId)
    .execute()
  await pass('2026-12-20T11:00:00Z')
  expect((await page()).subscription?.status).toBe(SubscriptionStatus.ActiveInitialPurchase)
  await pass('2026-12-20T13:00:00Z')
  const profile = await db.selectFrom('profile').select('status').where('id', '=', profileId).executeTakeFirst()
  expect(profile?.status).toBe(ProfileStatus.Quarantined)
  expect(await orders()).toHaveLength(1)
  expect((await page()).subscription?.renewsAt).toBeNull()
})

it('tells a new price a month ahead, and counts it no earlier', async () => {
  await buy(shop, await member(), 1)
  const { db } = shop.server.deps
  const raised = {
    productId: 1,
    siteId: 1,
    currency: 'DKK',
    amount: 16_900,
    validFrom: new Date('2026-12-01T00:00:00Z'),
  }
  await db.insertInto('price').values(raised).execute()
  try {
    shop.server.clock.set('2026-12-02T09:00:00Z')
    for (let day = 0; day < 2; day += 1) await announcePriceChanges(shop.server.deps)
    await shop.server.runJobs()
    expect(told()).toMatchObject([expect.stringContaining('169,00')])
    await pass('2027-02-20T11:00:00Z')
    expect((await orders()).map(({ price }) => price.amount)).toEqual([16_900, 16_900, 14_900, 14_900])
  } finally {
    await db.deleteFrom('price').where('validFrom', '=', raised.validFrom).execute()
  }
})

it('renews after what was added while it was stopped', async () => {
  await buy(shop, await member(), 1)
  await (await member()).call('Membership.StopSubscription')
  const giver = await clientOf(shop.server, await insertProfile(shop.server, { name: `Kind${people}` }))
  await buy(shop, giver, 11, { recipientId: profileId })
  await (await member()).call('Membership.ReactivateSubscription')
  expect(await page()).toMatchObject({ subscription: { renewsAt: '2027-01-19T12:00:00.000Z' } })
})

it('moves the renewal when the member pays for more time by transfer', async () => {
  await buy(shop, await member(), 1)
  shop.server.clock.set('2026-12-10T12:00:00Z')
  const { data } = await (await member()).call('Payment.Pay', order(1, { method: PaymentMethod.BankTransfer }))
  const support = await clientOf(
    shop.server,
    await insertProfile(shop.server, { name: `Clerk${people}`, roleLevel: 40 }),
  )
  const transfer = { reference: data.bankTransfer?.reference ?? '', amount: 14_900, currency: 'DKK' }
  const record = async (bankReference: string) =>
    (await support.call('Payment.RecordBankTransfer', { ...transfer, bankReference })).status
  expect(await record(`first-${people}`)).toBe(200)
  // The member has transferred it twice: the second goes back at the bank.
  expect(await record(`second-${people}`)).toBe(409)
  expect(await page()).toMatchObject({
    memberUntil: '2027-01-20T12:00:00.000Z',
    subscription: { renewsAt: '2027-01-19T12:00:00.000Z' },
  })
})

it('moves the renewal when somebody gives the member a membership', async () => {
  await buy(shop, await member(), 1)
  const giver = await clientOf(shop.server, await insertProfile(shop.server, { name: `Giver${people}` }))
  await buy(shop, giver, 11, { recipientId: profileId })
  expect(await page()).toMatchObject({
    memberUntil: '2027-01-20T12:00:00.000Z',
    subscription: { paidUntil: '2027-01-20T12:00:00.000Z', renewsAt: '2027-01-19T12:00:00.000Z' },
  })
  await pass('2027-01-20T11:00:00Z')
  expect(await orders()).toHaveLength(2)
  expect((await page()).memberUntil).toBe('2027-02-20T12:00:00.000Z')
})
