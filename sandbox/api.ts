import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { attempt, newId, type Sandbox } from './payments'
import type { Charge, Method } from './store'

const Handle = Type.String({ pattern: '^[a-zA-Z0-9_.@-]{1,255}$' })
const Amount = Type.Integer({ minimum: 1 })
const Currency = Type.String({ pattern: '^[A-Z]{3}$' })

const CreateSession = Type.Object({
  order: Type.Object({
    handle: Handle,
    amount: Amount,
    currency: Currency,
    ordertext: Type.Optional(Type.String()),
    customer: Type.Object({ handle: Handle }),
  }),
  settle: Type.Literal(true),
  recurring: Type.Optional(Type.Boolean()),
  payment_method_reference: Type.Optional(Type.String({ maxLength: 64 })),
  payment_methods: Type.Array(Type.String(), { minItems: 1 }),
  locale: Type.Optional(Type.String()),
  ttl: Type.Optional(Type.String({ pattern: '^PT[0-9]+S$' })),
  accept_url: Type.String(),
  cancel_url: Type.String(),
})

const CreateCharge = Type.Object({
  handle: Handle,
  key: Type.Optional(Type.String()),
  amount: Amount,
  currency: Currency,
  customer_handle: Handle,
  source: Type.String(),
  settle: Type.Literal(true),
})

const CreateRefund = Type.Object({ invoice: Handle, key: Type.Optional(Type.String()), amount: Amount })

const MethodQuery = Type.Object({ customer: Handle, reference: Type.Optional(Type.String()) })

const ChargeQuery = Type.Object({
  from: Type.String(),
  to: Type.String(),
  size: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  next_page_token: Type.Optional(Type.String({ pattern: '^[0-9]+$' })),
})

/** Three months, as the service has it where nothing else is said. */
const DEFAULT_TTL = 90 * 24 * 60 * 60

/** The calls of Billwerk+ Optimize that our adapter makes; see https://docs.frisbii.com/reference. */
export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, webhooks, now, origin, key } = sandbox
  const expected = Buffer.from(`Basic ${Buffer.from(`${key}:`).toString('base64')}`)
  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const known = given.length === expected.length && timingSafeEqual(given, expected)
    if (!known) return refuse(reply, 401, 'Unauthorized')
  })

  app.post<{ Body: Static<typeof CreateSession> }>(
    '/v1/session/charge',
    { schema: { body: CreateSession } },
    async ({ body }, reply) => {
      const { handle, amount, currency, customer, ordertext = '' } = body.order
      const known = store.find('charge', handle)
      if (known && (known.amount !== amount || known.currency !== currency)) return refuse(reply, 400, 'Order differs')
      if (known?.state === 'settled') return refuse(reply, 400, 'Charge already settled')
      if (!known) store.save('charge', handle, newCharge(handle, customer.handle, { amount, currency }))
      const id = newId('cs')
      const seconds = body.ttl === undefined ? DEFAULT_TTL : Number(body.ttl.slice(2, -1))
      store.save('session', id, {
        id,
        handle,
        methods: body.payment_methods,
        recurring: body.recurring ?? false,
        methodReference: body.payment_method_reference ?? id,
        text: ordertext,
        locale: body.locale ?? 'en_GB',
        acceptUrl: body.accept_url,
        cancelUrl: body.cancel_url,
        endsAt: now().getTime() + seconds * 1000,
        deleted: false,
        pending: null,
        outcome: null,
        method: null,
      })
      return { id, url: `${origin}/pay/${id}` }
    },
  )

  app.delete<{ Params: { id: string } }>('/v1/session/:id', async ({ params }, reply) => {
    const session = store.find('session', params.id)
    if (!session) return refuse(reply, 404, 'Session not found')
    store.save('session', session.id, { ...session, deleted: true })
    return reply.status(204).send()
  })

  app.get<{ Params: { handle: string } }>('/v1/charge/:handle', async ({ params }, reply) => {
    const charge = store.find('charge', params.handle)
    return charge ? chargeAnswer(timely(charge)) : refuse(reply, 404, 'Invoice not found')
  })

  app.post<{ Body: Static<typeof CreateCharge> }>(
    '/v1/charge',
    { schema: { body: CreateCharge } },
    async ({ body }, reply) => {
      const method = store.find('method', body.source)
      if (!method || method.customer !== body.customer_handle) return refuse(reply, 404, 'Payment method not found')
      const known = store.find('charge', body.handle)
      if (known?.state === 'settled' && !(body.key && known.keys.includes(body.key))) {
        return refuse(reply, 400, 'Charge already settled')
      }
      const charge = known ?? store.save('charge', body.handle, newCharge(body.handle, method.customer, body))
      return chargeAnswer(attempt(sandbox, charge, renewalOutcome(method), { type: method.type, key: body.key }))
    },
  )

  app.post<{ Body: Static<typeof CreateRefund> }>(
    '/v1/refund',
    { schema: { body: CreateRefund } },
    async ({ body }, reply) => {
      const charge = store.find('charge', body.invoice)
      if (charge?.state !== 'settled') return refuse(reply, 404, 'Settled invoice not found')
      const repeated = body.key !== undefined && charge.keys.includes(body.key)
      if (!repeated) {
        if (charge.refunded + body.amount > charge.amount) return refuse(reply, 400, 'Refund amount too high')
        const keys = body.key === undefined ? charge.keys : [...charge.keys, body.key]
        store.save('charge', charge.handle, { ...charge, refunded: charge.refunded + body.amount, keys })
        webhooks.send('invoice_refund', charge.handle)
      }
      const { amount } = body
      return { id: newId('rf'), state: 'refunded', invoice: charge.handle, amount, currency: charge.currency }
    },
  )

  app.get<{ Querystring: Static<typeof MethodQuery> }>(
    '/v1/list/payment_method',
    { schema: { querystring: MethodQuery } },
    async ({ query: { customer, reference } }) => ({
      content: store
        .all('method')
        .filter((method) => method.customer === customer && (reference ?? method.reference) === method.reference)
        .map(methodAnswer),
    }),
  )

  app.get<{ Querystring: Static<typeof ChargeQuery> }>(
    '/v1/list/charge',
    { schema: { querystring: ChargeQuery } },
    async ({ query: { from, to, size = '20', next_page_token: token = '0' } }) => {
      const [first, count] = [Number(token), Number(size)]
      const found = store.all('charge').filter(({ created }) => created >= from && created < to)
      const next = first + count
      return {
        content: found.slice(first, next).map(chargeAnswer),
        ...(next < found.length && { next_page_token: String(next) }),
      }
    },
  )

  const newCharge = (handle: string, customer: string, price: { amount: number; currency: string }): Charge => ({
    handle,
    customer,
    amount: price.amount,
    currency: price.currency,
    state: 'created',
    transaction: newId('tr'),
    refunded: 0,
    created: now().toISOString(),
    keys: [],
  })

  /** A payment that waits in the app fails when its time has run out. */
  const timely = (charge: Charge): Charge => {
    const late = charge.state === 'pending' && now().getTime() >= (charge.pendingUntil ?? 0)
    return late ? attempt(sandbox, charge, 'timedOut', { type: charge.sourceType ?? '' }) : charge
  }

  /** A stored card is declined from the month after its expiry on. */
  const renewalOutcome = ({ expiry, renewal }: Method) => {
    const [month = 0, year = 0] = expiry?.split('-').map(Number) ?? []
    const expired = expiry !== undefined && now() >= new Date(Date.UTC(2000 + year, month, 1))
    return expired ? 'expired' : renewal
  }
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.status(status).send({ code: status, error, http_status: status })
}

function chargeAnswer({ refunded, errorState, sourceType, keys: _keys, pendingUntil: _until, ...charge }: Charge) {
  return {
    ...charge,
    refunded_amount: refunded,
    ...(errorState && { error_state: errorState }),
    ...(sourceType && { source: { type: sourceType } }),
  }
}

function methodAnswer({ id, type, customer, reference, created, expiry, masked }: Method) {
  return {
    id,
    state: 'active',
    customer,
    reference,
    created,
    payment_type: type,
    ...(type === 'card' && { card: { exp_date: expiry, masked_card: masked } }),
  }
}
