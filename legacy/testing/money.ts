import type { FastifyInstance } from 'fastify'
import { newSandbox, type SandboxOptions } from '../../sandbox/server'
import { PaymentMethod } from '../contract/money/moneyEnums'
import { PAYMENT_WEBHOOK_PATH } from '../contract/money/paymentWebhook'
import { seedReference } from '../main/reference'
import type { TestClient } from './testClient'
import { startTestServer, type TestServer } from './testServer'

const KEY = 'sandbox-private-key'
const WEBHOOK_SECRET = 'test-webhook-secret'

/** The legacy server before a payment sandbox on a port, both on the test's clock. */
export interface TestShop {
  readonly server: TestServer
  readonly sandbox: FastifyInstance
  /** Webhooks that the sandbox sent and nobody has delivered yet. */
  readonly webhooks: object[]
  /** Delivers the waiting webhooks, and does what they lead to. */
  deliverWebhooks(): Promise<void>
  close(): Promise<void>
}

export async function startTestShop(
  env: Readonly<Record<string, string>> = {},
  options: Partial<SandboxOptions> = {},
): Promise<TestShop> {
  const webhooks: object[] = []
  const clock: { now?: () => Date } = {}
  const sandbox = newSandbox({
    origin: 'http://sandbox.test',
    key: KEY,
    webhookSecret: WEBHOOK_SECRET,
    now: () => clock.now?.() ?? new Date(),
    deliver: (body) => void webhooks.push(body),
    ...options,
  })
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const server = await startTestServer({
    BILLWERK_API_URL: url,
    BILLWERK_CHECKOUT_URL: url,
    BILLWERK_KEY: KEY,
    BILLWERK_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...env,
  })
  clock.now = () => server.clock.now()
  await seedReference(server.deps.db)
  return {
    server,
    sandbox,
    webhooks,
    deliverWebhooks: async () => {
      for (const body of webhooks.splice(0)) await sendWebhook(server, body)
      await server.runJobs()
    },
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

export function sendWebhook({ app }: TestServer, body: object) {
  return app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload: body })
}

let keys = 0

/** What a client sends to buy something. */
export function order(productId: number, other: Readonly<Record<string, unknown>> = {}) {
  keys += 1
  return { productId, method: PaymentMethod.CreditCard, consent: true, key: `test-key-${keys}`, ...other }
}

export const cards = {
  approved: '4111111111111111',
  threeDSecure: '4242424242424242',
  insufficientFunds: '4000000000009995',
  blocked: '4000000000009979',
  declined: '4000000000000002',
  expired: '4000000000000069',
  unknown: '4000000000000119',
  renewalDeclined: '4000000000000341',
  renewalExpired: '4000000000000259',
} as const

/** Posts a form of the payment page. */
export function submit(
  { sandbox }: Pick<TestShop, 'sandbox'>,
  pageUrl: string,
  form: string,
  fields: Readonly<Record<string, string>>,
) {
  return sandbox.inject({
    method: 'POST',
    url: `${new URL(pageUrl).pathname}/${form}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** Pays on the payment page with a test card. */
export function payByCard(
  shop: Pick<TestShop, 'sandbox'>,
  pageUrl: string,
  number: string = cards.approved,
  expiry = '12/40',
) {
  return submit(shop, pageUrl, 'card', { number, expiry, cvc: '123' })
}

/** Buys something to the end: order, payment page, webhook. Returns the number of the order. */
export async function buy(
  shop: TestShop,
  client: TestClient,
  productId: number,
  {
    card = cards.approved,
    expiry = '12/40',
    ...other
  }: Readonly<Record<string, unknown>> & { readonly card?: string; readonly expiry?: string } = {},
): Promise<number> {
  const { data, status, problem } = await client.call('Payment.Pay', order(productId, other))
  if (status !== 200 || data.url === null) throw new Error(`The order failed: ${problem.code}`)
  await payByCard(shop, data.url, card, expiry)
  await shop.deliverWebhooks()
  return data.orderId
}
