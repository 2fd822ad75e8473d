import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSandbox } from './server'
import { testCards } from './testCards'

const authorization = `Basic ${Buffer.from('priv:').toString('base64')}`
const webhooks: { id: string; timestamp: string; signature: string; event_type: string; invoice: string }[] = []

let folder: string
let file: string
let app: FastifyInstance

function start(): FastifyInstance {
  return newSandbox({
    origin: 'http://sandbox.test',
    key: 'priv',
    webhookSecret: 'secret',
    file,
    now: () => new Date('2026-11-20T12:00:00Z'),
    deliver: (body) => void webhooks.push(body as (typeof webhooks)[number]),
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  file = join(folder, 'payments.jsonl')
  app = start()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })

let orders = 0

async function session(other: object = {}): Promise<{ handle: string; page: string }> {
  orders += 1
  const handle = `order-${orders}`
  const order = { handle, amount: 14_900, currency: 'DKK', ordertext: 'Medlemskab', customer: { handle: 'profile-1' } }
  const urls = { accept_url: 'http://shop.test/yes', cancel_url: 'http://shop.test/no' }
  const body = { order, settle: true, payment_methods: ['card'], locale: 'da_DK', ttl: 'PT3600S', ...urls, ...other }
  const { url } = (await call('POST', '/v1/session/charge', body)).json<{ url: string }>()
  return { handle, page: new URL(url).pathname }
}

const pay = (page: string, fields: Readonly<Record<string, string>>, form = 'card') =>
  app.inject({
    method: 'POST',
    url: `${page}/${form}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const card = { number: '4111 1111 1111 1111', expiry: '08/30', cvc: '123' }

describe('the API', () => {
  it('is closed without the key', async () => {
    expect((await app.inject({ url: '/v1/charge/order-1' })).statusCode).toBe(401)
    const wrong = { authorization: `Basic ${Buffer.from('prix:').toString('base64')}` }
    expect((await app.inject({ url: '/v1/charge/order-1', headers: wrong })).statusCode).toBe(401)
    expect((await call('GET', '/v1/charge/nothing')).statusCode).toBe(404)
  })

  it('settles an order once, tells it by a signed webhook, and refunds no more than was paid', async () => {
    const { handle, page } = await session()
    expect((await pay(page, card)).headers.location).toBe('http://shop.test/yes')
    expect((await pay(page, card)).headers.location).toBe('http://shop.test/yes')
    const [webhook] = webhooks.filter(({ invoice }) => invoice === handle)
    expect(webhook?.event_type).toBe('invoice_settled')
    const signed = createHmac('sha256', 'secret').update(`${webhook?.timestamp}${webhook?.id}`).digest('hex')
    expect(webhook?.signature).toBe(signed)
    for (const key of ['one', 'one', 'two']) await call('POST', '/v1/refund', { invoice: handle, key, amount: 10_000 })
    expect((await call('GET', `/v1/charge/${handle}`)).json()).toMatchObject({
      state: 'settled',
      refunded_amount: 10_000,
    })
  })

  it('remembers everything over a restart', async () => {
    const { handle, page } = await session({ recurring: true, payment_method_reference: 'mine' })
    await pay(page, card)
    await app.close()
    app = start()
    expect((await call('GET', `/v1/charge/${handle}`)).json()).toMatchObject({ state: 'settled' })
    const { content } = (await call('GET', '/v1/list/payment_method?customer=profile-1&reference=mine')).json<{
      content: { id: string; card: object }[]
    }>()
    expect(content).toMatchObject([{ card: { exp_date: '08-30', masked_card: '411111XXXXXX1111' } }])
    const again = { handle: 'renewal', key: 'k', amount: 100, currency: 'DKK', customer_handle: 'profile-1' }
    const charge = { ...again, source: content[0]?.id, settle: true }
    const [first, second] = [await call('POST', '/v1/charge', charge), await call('POST', '/v1/charge', charge)]
    expect([first.json(), second.json()]).toMatchObject([{ state: 'settled' }, { state: 'settled' }])
    expect((await call('POST', '/v1/charge', { ...charge, key: 'other' })).statusCode).toBe(400)
  })
})

describe('the payment page', () => {
  it.each([
    ['da_DK', 'Betaling', '149,00'],
    ['en_GB', 'Payment', '149.00'],
    ['nb_NO', 'Betaling', '149,00'],
    ['sv_SE', 'Betalning', '149,00'],
    ['fr_FR', 'Payment', '149'],
  ])('speaks %s', async (locale, title, amount) => {
    const { page } = await session({ locale })
    const { body, headers } = await app.inject({ url: page })
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(amount)
    expect(body).not.toMatch(/undefined|\{\{/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    [{ ...card, number: '4571 0000 0000 0001' }, 'testkort'],
    [{ ...card, expiry: '1330' }, 'måned og år'],
    [{ ...card, expiry: '10/26' }, 'udløbet'],
    [{ ...card, cvc: '12' }, 'tre eller fire cifre'],
  ])('refuses %j and keeps no number', async (fields, text) => {
    const { handle, page } = await session()
    const { body } = await pay(page, fields)
    expect(body).toContain(text)
    expect(body).not.toContain('4571')
    expect((await call('GET', `/v1/charge/${handle}`)).json()).toMatchObject({ state: 'created' })
  })

  it('has a way to every outcome', async () => {
    const states = new Set<string>()
    for (const { number } of testCards) {
      const { handle, page } = await session()
      await pay(page, { ...card, number })
      const { state, error = '' } = (await call('GET', `/v1/charge/${handle}`)).json<{
        state: string
        error?: string
      }>()
      states.add(`${state} ${error}`)
    }
    expect([...states].toSorted()).toEqual([
      'created ',
      'failed acquirer_error',
      'failed credit_card_expired',
      'failed credit_card_lost_or_stolen',
      'failed declined_by_acquirer',
      'failed insufficient_funds',
      'settled ',
    ])
  })

  it('ends with its session', async () => {
    const { page } = await session()
    await call('DELETE', `/v1/session/${page.split('/').at(-1)}`)
    expect((await app.inject({ url: page })).body).toContain('afsluttet')
    expect((await pay(page, card)).body).toContain('afsluttet')
    const { page: short } = await session({ ttl: 'PT0S' })
    expect((await app.inject({ url: short })).body).toContain('afsluttet')
    expect((await app.inject({ url: '/pay/nothing' })).statusCode).toBe(404)
  })
})
