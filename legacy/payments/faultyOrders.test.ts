import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrderStatus, PurchasableItem } from '../contract/money/moneyEnums'
import { DAY, HOUR, MINUTE } from '../core/clock'
import { cards, order, payByCard, sendWebhook, startTestShop, type TestShop } from '../testing/money'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { differences } from './reconcile'
import { checkDuePurchases } from './settle'

/** `MONEY_ORDERS=10000` for a night; a few of them in every run. */
const ORDERS = Number(process.env['MONEY_ORDERS'] ?? 60)

/** What happens to a request to the payment service. */
type Fault = 'none' | 'down' | 'failedAfterwards' | 'lostAnswer'

const faults: Fault[] = []
let shop: TestShop
let proxy: Server

/** Passes requests on to the sandbox, or not, or only the request and not its answer. */
function startProxy(target: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    const fault = faults.shift() ?? 'none'
    if (fault === 'down') return void request.socket.destroy()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
      const sent = {
        authorization: headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      }
      void fetch(target() + url, { method, headers: sent, body }).then(async (answer) => {
        const text = await answer.text()
        if (fault === 'lostAnswer') return void request.socket.destroy()
        const status = fault === 'failedAfterwards' ? 500 : answer.status
        response.writeHead(status, { 'content-type': 'application/json' }).end(text)
      })
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

beforeAll(async () => {
  const sandboxUrl: { value: string } = { value: '' }
  proxy = await startProxy(() => sandboxUrl.value)
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  shop = await startTestShop({ BILLWERK_API_URL: url, BILLWERK_CHECKOUT_URL: url })
  sandboxUrl.value = `http://127.0.0.1:${(shop.sandbox.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => proxy.close(resolve))
})

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pay' as const), tabs: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('card' as const),
      card: fc.constantFrom(cards.approved, cards.approved, cards.declined, cards.insufficientFunds, cards.unknown),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('webhooks' as const),
      turned: fc.boolean(),
      fate: fc.constantFrom('once', 'twice', 'lost', 'kept'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('poll' as const, 'look' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }) },
)

const story = fc.record({
  productId: fc.constantFrom(1, 2, 0, 22),
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
  faults: fc.array(fc.constantFrom<Fault>('none', 'none', 'down', 'failedAfterwards', 'lostAnswer'), { maxLength: 8 }),
  /** How often our process dies in the middle of settling. */
  deaths: fc.array(fc.boolean(), { maxLength: 4 }),
})

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

let people = 0

/** Settles what waits; a death in between rolls back the transaction, as the end of a process does. */
async function settleWaiting(deaths: boolean[]): Promise<void> {
  const { deps } = shop.server
  if (!deaths.shift()) return checkDuePurchases(deps)
  const dying = { ...deps, clock: { now: deps.clock.now.bind(deps.clock) } }
  let calls = 0
  Object.defineProperty(dying, 'settings', {
    get: () => {
      calls += 1
      if (calls > 1) throw new Error('The process was killed')
      return deps.settings
    },
  })
  await checkDuePurchases(dying).catch(() => undefined)
}

async function tell({ productId, steps, faults: planned, deaths: plannedDeaths }: Story): Promise<void> {
  people += 1
  const { server } = shop
  const profileId = await insertProfile(server, { name: `Random${people}` })
  const client = await clientOf(server, profileId)
  const deaths = [...plannedDeaths]
  const pages = new Set<string>()
  const answeredWith: number[] = []
  const body = order(productId)
  faults.splice(0, faults.length, ...planned)
  for (const each of steps) {
    if (each.act === 'pay') {
      // The same click repeated, and other tabs with keys of their own.
      const bodies = [body, body, ...Array.from({ length: each.tabs - 1 }, () => order(productId))]
      const answers = await Promise.all(bodies.map((sent) => client.call('Payment.Pay', sent)))
      answeredWith.push(...answers.map(({ status }) => status))
      for (const { data, status } of answers) {
        if (status === 200 && data.url) pages.add(data.url)
      }
    } else if (each.act === 'card') {
      for (const page of [...pages].slice(-2)) await payByCard(shop, page, each.card)
    } else if (each.act === 'webhooks') {
      const waiting = each.fate === 'kept' ? [] : shop.webhooks.splice(0)
      const turned = each.turned ? waiting.toReversed() : waiting
      const sent = each.fate === 'lost' ? [] : each.fate === 'twice' ? [...turned, ...turned] : turned
      for (const webhook of sent) await sendWebhook(server, webhook)
    } else if (each.act === 'poll') {
      await settleWaiting(deaths)
    } else if (each.act === 'look') {
      await look(client)
    } else if (each.act === 'wait') {
      server.clock.advance(each.minutes * MINUTE)
    }
  }
  expect(answeredWith.filter((status) => ![200, 409, 429].includes(status))).toEqual([])
  // The faults end, and nobody delivers a webhook any more.
  faults.length = 0
  shop.webhooks.length = 0
  for (let hours = 0; hours < 30; hours += 3) {
    server.clock.advance(3 * HOUR)
    await checkDuePurchases(server.deps)
  }
  await judge(profileId)
  // However many tabs and clicks: nobody buys a second membership while the first runs.
  const paid = (await paidOrders(profileId)).filter(({ item }) => item !== PurchasableItem.SearchPromotion)
  expect(paid.length).toBeLessThanOrEqual(1)
}

function paidOrders(profileId: number) {
  return shop.server.deps.db
    .selectFrom('purchase')
    .select(['id', 'item'])
    .where('profileId', '=', profileId)
    .where('status', '=', OrderStatus.Paid)
    .execute()
}

async function look(client: TestClient): Promise<void> {
  const { data } = await client.call('Profiles.GetPurchaseHistoryData')
  for (const { id } of data) expect((await client.call('Payment.ReceiptPageData', { orderId: id })).status).toBe(200)
}

/** Each order is paid once or not at all, in the ledger as at the service, and the membership is as long as paid. */
async function judge(profileId: number): Promise<void> {
  const { db } = shop.server.deps
  const purchases = await db.selectFrom('purchase').selectAll().where('profileId', '=', profileId).execute()
  const periods = await db
    .selectFrom('membershipPeriod')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('startsAt')
    .execute()
  for (const purchase of purchases) {
    const paid = purchase.status === OrderStatus.Paid
    expect([OrderStatus.Paid, OrderStatus.Failed, OrderStatus.Expired]).toContain(purchase.status)
    const payments = await db
      .selectFrom('ledgerTransaction')
      .select('id')
      .where('purchaseId', '=', purchase.id)
      .execute()
    expect(payments).toHaveLength(paid ? 1 : 0)
    const membership = [PurchasableItem.Membership, PurchasableItem.OneDayMembership].some(
      (item) => item === purchase.item,
    )
    expect(periods.filter(({ purchaseId }) => purchaseId === purchase.id)).toHaveLength(paid && membership ? 1 : 0)
  }
  const promotions = await db.selectFrom('searchPromotion').selectAll().where('profileId', '=', profileId).execute()
  const promotionsPaid = purchases.filter(
    ({ item, status }) => item === PurchasableItem.SearchPromotion && status === OrderStatus.Paid,
  )
  expect(promotions).toHaveLength(promotionsPaid.length)
  const { memberUntil } = await db
    .selectFrom('profile')
    .select('memberUntil')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  expect(memberUntil ?? undefined).toEqual(periods.at(-1)?.endsAt)
  for (const [index, { startsAt }] of periods.entries()) {
    const before = periods[index - 1]
    if (before) expect(startsAt.getTime()).toBeGreaterThanOrEqual(before.endsAt.getTime())
  }
}

it('finds what our ledger does not know', async () => {
  const client = await clientOf(shop.server, await insertProfile(shop.server, { name: 'Unbooked' }))
  const { data } = await client.call('Payment.Pay', order(22))
  await payByCard(shop, data.url ?? '')
  const { deps, clock } = shop.server
  const begin = new Date(clock.now().getTime() - DAY)
  clock.advance(MINUTE)
  expect(await differences(deps, 'billwerk', begin, clock.now())).toMatchObject([
    { orderId: data.orderId, ours: 0, theirs: 3900, currency: 'DKK' },
  ])
  await shop.deliverWebhooks()
  expect(await differences(deps, 'billwerk', begin, clock.now())).toEqual([])
}, 60_000)

it(
  `pays each of ${ORDERS} random orders once or not at all, whatever fails on the way`,
  async () => {
    await fc.assert(fc.asyncProperty(story, tell), { numRuns: ORDERS, endOnFailure: true })
    const { deps, clock } = shop.server
    const begin = new Date(clock.now().getTime() - 400 * 365 * DAY)
    expect(await differences(deps, 'billwerk', begin, clock.now())).toEqual([])
  },
  60_000 + ORDERS * 2_000,
)
