import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  DeclineReason,
  OrderStatus,
  PaymentMethod,
  PaymentOutcome,
  SubscriptionStatus,
} from '../contract/money/moneyEnums'
import { DAY, HOUR, MINUTE } from '../core/clock'
import { buy, cards, order, payByCard, sendWebhook, startTestShop, submit, type TestShop } from '../testing/money'
import { clientOf, impersonatorOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'

let shop: TestShop
let profileId: number
let client: TestClient
let people = 0
beforeAll(async () => {
  shop = await startTestShop()
})
beforeEach(async () => {
  people += 1
  profileId = await insertProfile(shop.server, { name: `Buyer${people}` })
  client = await clientOf(shop.server, profileId)
  shop.webhooks.length = 0
})
afterAll(() => shop.close())

const receipt = async (orderId: number, as = client) => (await as.call('Payment.ReceiptPageData', { orderId })).data

const memberUntil = async (id = profileId) =>
  (await shop.server.deps.db.selectFrom('profile').select('memberUntil').where('id', '=', id).executeTakeFirstOrThrow())
    .memberUntil

const ledgerOf = async (orderId: number) =>
  shop.server.deps.db
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
    .select(['kind', 'account', 'ledgerEntry.amount', 'currency'])
    .where('purchaseId', '=', orderId)
    .orderBy('account')
    .execute()

const open = async (productId: number, other = {}) => {
  const { data, status } = await client.call('Payment.Pay', order(productId, other))
  expect(status).toBe(200)
  return { orderId: data.orderId, url: data.url ?? '' }
}

it('gives a month of membership for a card, with receipt, mail and ledger', async () => {
  const { orderId, url } = await open(1)
  expect(await receipt(orderId)).toMatchObject({ status: OrderStatus.Waiting, outcome: null, checkoutUrl: url })
  expect(await memberUntil()).toBeNull()
  const paid = await payByCard(shop, url)
  expect(paid.headers.location).toBe(`http://dk.localhost:4000/Receipt?order=${orderId}`)
  await shop.deliverWebhooks()
  const paidOrder = await receipt(orderId)
  expect(paidOrder).toMatchObject({
    status: OrderStatus.Paid,
    outcome: PaymentOutcome.Succeeded,
    price: { amount: 14_900, currency: 'DKK' },
    vat: { amount: 2980, currency: 'DKK' },
    vatRate: 25,
    paymentMethod: PaymentMethod.CreditCard,
    checkoutUrl: null,
  })
  expect(paidOrder.lines).toContain('Betalt: kr.\u00A0149,00')
  expect(await memberUntil()).toEqual(new Date('2026-12-20T12:00:00Z'))
  expect(await ledgerOf(orderId)).toEqual([
    { kind: 'payment', account: 'billwerk', amount: 14_900, currency: 'DKK' },
    { kind: 'payment', account: 'sales', amount: -11_920, currency: 'DKK' },
    { kind: 'payment', account: 'vat', amount: -2980, currency: 'DKK' },
  ])
  expect(
    shop.server.mails.filter(({ to }) => to === `Buyer${people}@example.com`).map(({ subject }) => subject),
  ).toEqual(['Din kvittering'])
  const history = await client.call('Profiles.GetPurchaseHistoryData')
  expect(history.data.map(({ id }) => id)).toEqual([orderId])
})

describe('a payment that does not succeed', () => {
  it.each([
    ['insufficientFunds', DeclineReason.InsufficientFunds],
    ['blocked', DeclineReason.CardBlocked],
    ['declined', DeclineReason.DeclinedByBank],
    ['expired', DeclineReason.CardExpired],
    ['unknown', DeclineReason.Unknown],
  ] as const)('says why: %s; another card then pays once', async (card, declineReason) => {
    const { orderId, url } = await open(1)
    expect((await payByCard(shop, url, cards[card])).statusCode).toBe(200)
    await shop.deliverWebhooks()
    expect(await receipt(orderId)).toMatchObject({
      status: OrderStatus.Waiting,
      outcome: PaymentOutcome.DeclinedByPaymentService,
      declineReason,
      checkoutUrl: url,
    })
    expect(await memberUntil()).toBeNull()
    await payByCard(shop, url)
    await shop.deliverWebhooks()
    expect(await receipt(orderId)).toMatchObject({ status: OrderStatus.Paid, declineReason: null })
    expect(await ledgerOf(orderId)).toHaveLength(3)
  })

  it('fails when the page has ended, and expires where nobody tried', async () => {
    const declined = await open(1)
    await payByCard(shop, declined.url, cards.declined)
    await shop.deliverWebhooks()
    const left = await open(21, { text: 'Hej' })
    shop.server.clock.advance(2 * HOUR)
    expect(await receipt(declined.orderId)).toMatchObject({ status: OrderStatus.Failed, checkoutUrl: null })
    expect(await receipt(left.orderId)).toMatchObject({ status: OrderStatus.Expired, outcome: null })
  })
})

describe('3-D Secure and MobilePay', () => {
  it('asks the payer, and pays once confirmed', async () => {
    const { orderId, url } = await open(1)
    expect((await payByCard(shop, url, cards.threeDSecure)).headers.location).toBe(new URL(url).pathname)
    expect((await receipt(orderId)).status).toBe(OrderStatus.Waiting)
    await submit(shop, url, 'confirm', { decision: 'approve' })
    await shop.deliverWebhooks()
    expect((await receipt(orderId)).status).toBe(OrderStatus.Paid)
  })

  it('declines where the payer does not confirm', async () => {
    const { orderId, url } = await open(1)
    await payByCard(shop, url, cards.threeDSecure)
    await submit(shop, url, 'confirm', { decision: 'refuse' })
    await shop.deliverWebhooks()
    expect(await receipt(orderId)).toMatchObject({ outcome: PaymentOutcome.DeclinedByPaymentService })
    expect(await memberUntil()).toBeNull()
  })

  it('waits again while another attempt after a refusal is under way', async () => {
    const { orderId, url } = await open(1, { method: PaymentMethod.MobilePaySubscriptions })
    for (const decision of ['refuse', 'timeOut']) {
      await submit(shop, url, 'wallet', { phone: '20304050' })
      await submit(shop, url, 'confirm', { decision })
    }
    await shop.deliverWebhooks()
    expect(await receipt(orderId)).toMatchObject({ status: OrderStatus.Waiting, outcome: null, declineReason: null })
  })

  it.each([
    ['approve', { status: OrderStatus.Paid, outcome: PaymentOutcome.Succeeded }],
    ['refuse', { status: OrderStatus.Waiting, outcome: PaymentOutcome.DeclinedByPaymentService }],
    ['timeOut', { status: OrderStatus.Waiting, outcome: null }],
  ])('MobilePay: %s', async (decision, ends) => {
    const { orderId, url } = await open(1, { method: PaymentMethod.MobilePaySubscriptions })
    await submit(shop, url, 'wallet', { phone: '12345678' })
    await submit(shop, url, 'confirm', { decision })
    await shop.deliverWebhooks()
    const { status, outcome, paymentMethod } = await receipt(orderId)
    expect({ status, outcome, paymentMethod }).toEqual({ status: ends.status, outcome: ends.outcome, paymentMethod: 4 })
  })

  it('is not offered outside Denmark', async () => {
    const swede = await clientOf(shop.server, profileId, { host: 'se.localhost' })
    const { data } = await swede.call('Membership.MembershipPackages')
    expect(data.at(-1)?.methods).toEqual([PaymentMethod.CreditCard, PaymentMethod.BankTransfer])
    const method = PaymentMethod.MobilePaySubscriptions
    expect((await swede.call('Payment.Pay', order(1, { method }))).status).toBe(400)
  })
})

describe('one payment', () => {
  it('for a double click and a repeat', async () => {
    const body = order(1)
    const [one, two] = await Promise.all([client.call('Payment.Pay', body), client.call('Payment.Pay', body)])
    expect(one.data.orderId).toBe(two.data.orderId)
    await payByCard(shop, one.data.url ?? '')
    await payByCard(shop, two.data.url ?? '')
    await shop.deliverWebhooks()
    expect(await client.call('Payment.Pay', body)).toMatchObject({ data: { orderId: one.data.orderId, url: null } })
    expect(await ledgerOf(one.data.orderId)).toHaveLength(3)
  })

  it('for two tabs', async () => {
    const one = await open(1)
    const two = await open(1)
    expect(two).toEqual(one)
    await payByCard(shop, one.url)
    await shop.deliverWebhooks()
    expect(await client.call('Payment.Pay', order(1))).toMatchObject({
      status: 409,
      problem: { code: 'ALREADY_SUBSCRIBED' },
    })
  })

  it('closes the page of an open order when the buyer chooses another way to pay', async () => {
    const card = await open(1)
    const mobile = await open(1, { method: PaymentMethod.MobilePaySubscriptions })
    expect(mobile.orderId).not.toBe(card.orderId)
    expect((await payByCard(shop, card.url)).body).toContain('afsluttet')
    expect((await receipt(card.orderId)).status).toBe(OrderStatus.Expired)
  })

  it('closes the page of an open order when the buyer chooses another length', async () => {
    const month = await open(1)
    const quarter = await open(2)
    expect((await payByCard(shop, month.url)).body).toContain('afsluttet')
    await payByCard(shop, quarter.url)
    await shop.deliverWebhooks()
    expect((await receipt(quarter.orderId)).status).toBe(OrderStatus.Paid)
  })

  it('waits for a payment that the buyer is confirming in another app', async () => {
    const mobile = await open(1, { method: PaymentMethod.MobilePaySubscriptions })
    await submit(shop, mobile.url, 'wallet', { phone: '20304050' })
    await submit(shop, mobile.url, 'confirm', { decision: 'timeOut' })
    expect((await client.call('Payment.Pay', order(1))).problem.code).toBe('PAYMENT_PENDING')
    expect((await receipt(mobile.orderId)).status).toBe(OrderStatus.Waiting)
    shop.server.clock.advance(11 * MINUTE)
    expect((await open(1)).orderId).not.toBe(mobile.orderId)
  })

  it.each([
    ['a membership', 1, PaymentMethod.MobilePaySubscriptions, 'ALREADY_SUBSCRIBED'],
    ['24 hours', 0, PaymentMethod.MobilePay, 'ALREADY_PAYING'],
  ])('finds out that %s was just paid before it makes another order, in any tab', async (_, product, method, code) => {
    const card = await open(product)
    await payByCard(shop, card.url)
    // No webhook has come yet.
    const bodies = Array.from({ length: 4 }, () => order(product, { method }))
    const answers = await Promise.all(bodies.map((body) => client.call('Payment.Pay', body)))
    expect(answers.map(({ problem }) => problem.code)).toEqual([code, code, code, code])
    expect((await receipt(card.orderId)).status).toBe(OrderStatus.Paid)
  })

  it('never takes a price or a product of another site from a client', async () => {
    expect((await client.call('Payment.Pay', { ...order(1), amount: 1 })).status).toBe(400)
    expect((await client.call('Payment.Pay', order(999))).status).toBe(404)
    expect((await client.call('Payment.Pay', order(1, { consent: false }))).status).toBe(400)
    expect((await client.call('Payment.Pay', order(1, { returnPath: '//evil.test/' }))).status).toBe(400)
  })

  it('is not made by staff who act as the member', async () => {
    const admin = await insertProfile(shop.server, { name: `Admin${people}`, roleLevel: 40 })
    const acting = await impersonatorOf(shop.server, admin, profileId)
    expect(await acting.call('Payment.Pay', order(1))).toMatchObject({ problem: { code: 'ACTING_AS_OTHER' } })
  })
})

describe('webhooks', () => {
  it('count once, in any order, and are not needed', async () => {
    const { orderId, url } = await open(1)
    await payByCard(shop, url, cards.declined)
    await payByCard(shop, url)
    const [declined = {}, settled = {}] = shop.webhooks.splice(0)
    for (const body of [settled, declined, settled]) expect((await sendWebhook(shop.server, body)).statusCode).toBe(200)
    await shop.server.runJobs()
    expect((await receipt(orderId)).status).toBe(OrderStatus.Paid)
    expect(await memberUntil()).toEqual(new Date(shop.server.clock.now().getTime() + 30 * DAY))
    const other = await open(21, { text: 'Hej' })
    await payByCard(shop, other.url)
    shop.webhooks.length = 0
    shop.server.clock.advance(5 * 60_000)
    const { checkDuePurchases } = await import('./settle')
    await checkDuePurchases(shop.server.deps)
    expect((await client.call('QuickScor.GetOwnQuickScorAds')).data).toMatchObject([{ text: 'Hej', own: true }])
  })

  it('are refused without a valid signature, and when they are old', async () => {
    const { url } = await open(1)
    await payByCard(shop, url)
    const [body = {}] = shop.webhooks.splice(0)
    for (const wrong of [
      { ...body, signature: '00' },
      { ...body, id: 'other' },
      { ...body, timestamp: '2026-11-19T12:00:00Z' },
    ]) {
      expect((await sendWebhook(shop.server, wrong)).statusCode).toBe(403)
    }
    expect((await sendWebhook(shop.server, { hello: 'world' })).statusCode).toBe(400)
    shop.server.clock.advance(4 * DAY)
    expect((await sendWebhook(shop.server, body)).statusCode).toBe(403)
    const { rows } = { rows: await shop.server.deps.db.selectFrom('paymentWebhook').selectAll().execute() }
    expect(rows.some(({ id }) => id === (body as { id?: string }).id)).toBe(false)
  })
})

describe('a bank transfer', () => {
  it('gives a membership that does not renew, once the staff record it', async () => {
    const { data } = await client.call('Payment.Pay', order(1, { method: PaymentMethod.BankTransfer }))
    const { orderId, bankTransfer } = data
    expect(data).toMatchObject({ url: null, bankTransfer: { account: 'Test Bank 1234' } })
    for (let time = 0; time < 3; time += 1)
      expect((await client.call('Payment.AddBankTransferView', { orderId })).status).toBe(200)
    const views = shop.server.deps.db.selectFrom('purchaseEvent').where('kind', '=', 'bankTransferViewed')
    expect(await views.select('id').where('purchaseId', '=', orderId).execute()).toHaveLength(1)
    const support = await clientOf(
      shop.server,
      await insertProfile(shop.server, { name: `Staff${people}`, roleLevel: 40 }),
    )
    const transfer = {
      reference: bankTransfer?.reference ?? '',
      bankReference: `b-${orderId}`,
      amount: 14_900,
      currency: 'DKK',
    }
    expect((await client.call('Payment.RecordBankTransfer', transfer)).status).toBe(403)
    expect((await support.call('Payment.RecordBankTransfer', { ...transfer, amount: 1 })).status).toBe(422)
    for (let time = 0; time < 2; time += 1)
      expect((await support.call('Payment.RecordBankTransfer', transfer)).status).toBe(200)
    expect(await receipt(orderId)).toMatchObject({ status: OrderStatus.Paid, renews: false })
    expect((await client.call('Membership.MembershipPageData')).data.subscription).toBeNull()
    expect(await ledgerOf(orderId)).toMatchObject([{ account: 'bankTransfer', amount: 14_900 }, {}, {}])
  })
})

describe('the other products', () => {
  it('gives a membership to somebody else, who is told by whom and not for how much', async () => {
    const recipientId = await insertProfile(shop.server, { name: `Freja${people}` })
    const orderId = await buy(shop, client, 11, { recipientId })
    expect(await memberUntil()).toBeNull()
    expect(await memberUntil(recipientId)).not.toBeNull()
    expect(
      (await client.call('Payment.CheckGiftMembershipReceipt', { orderId, presentProfileId: recipientId })).data.paid,
    ).toBe(true)
    const receiver = await clientOf(shop.server, recipientId)
    expect((await receiver.call('Payment.ReceiptPageData', { orderId })).status).toBe(404)
    const told = shop.server.mails.findLast(({ to }) => to === `Freja${people}@example.com`)?.text ?? ''
    expect(told).toContain(`Buyer${people}`)
    expect(told).not.toContain('149')
    expect((await client.call('Payment.Pay', order(11, { recipientId: profileId }))).status).toBe(404)
    expect((await client.call('Payment.Pay', order(11))).status).toBe(404)
  })

  it('leaves a gift to its giver if the receiver has blocked them before it was paid', async () => {
    const recipientId = await insertProfile(shop.server, { name: `Blocker${people}` })
    const { orderId, url } = await open(11, { recipientId })
    const receiver = await clientOf(shop.server, recipientId)
    await receiver.call('Profiles.AddProfileToBlacklist', { profileId })
    await payByCard(shop, url)
    await shop.deliverWebhooks()
    expect(await memberUntil(recipientId)).toBeNull()
    expect(await memberUntil()).not.toBeNull()
    expect(shop.server.mails.filter(({ to }) => to === `Blocker${people}@example.com`)).toEqual([])
    const support = await clientOf(
      shop.server,
      await insertProfile(shop.server, { name: `Help${people}`, roleLevel: 40 }),
    )
    const refund = { orderId, reason: 'Asked for it', takeBack: true }
    expect((await support.call('Payment.RefundOrder', refund)).status).toBe(200)
    expect(await memberUntil()).toEqual(shop.server.clock.now())
  })

  it('promotes in the search, one day after the other', async () => {
    await buy(shop, client, 22)
    await buy(shop, client, 22)
    const { data } = await client.call('Payment.SearchPromotionPageData')
    expect(data.promotedUntil).toBe(new Date(shop.server.clock.now().getTime() + 2 * DAY).toISOString())
  })

  it('gives 24 hours to non-members only, and adds a longer membership without loss', async () => {
    await buy(shop, client, 0)
    const end = await memberUntil()
    expect(end).toEqual(new Date(shop.server.clock.now().getTime() + DAY))
    expect(await client.call('Payment.Pay', order(0))).toMatchObject({ problem: { code: 'ALREADY_PAYING' } })
    await buy(shop, client, 1)
    expect((await memberUntil())?.getTime()).toBeGreaterThan((end?.getTime() ?? 0) + 27 * DAY)
    const { data } = await client.call('Membership.MembershipPageData')
    expect(data.subscription?.status).toBe(SubscriptionStatus.ActiveInitialPurchase)
  })
})
