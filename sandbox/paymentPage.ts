import type { FastifyInstance, FastifyReply } from 'fastify'
import { cardPage, confirmPage, endedPage, errorOf, walletPage } from './pages'
import { finish, type Sandbox } from './payments'
import type { Charge, PendingMethod, Session } from './store'
import { testCard, type OutcomeName } from './testCards'
import type { PageError } from './texts'

/** How long the app waits for its owner. */
const APP_TIMEOUT = 10 * 60_000

interface Route {
  Params: { id: string }
  Body: Readonly<Record<string, string>>
}

/** The hosted payment page. Numbers of cards are looked at and forgotten. */
export function paymentPageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const { store, now } = sandbox

  /** The session with its order, as long as it can be paid; otherwise the answer is sent. */
  const open = (id: string, reply: FastifyReply): { session: Session; charge: Charge } | undefined => {
    const session = store.find('session', id)
    const charge = session && store.find('charge', session.handle)
    if (!session || !charge) {
      void reply.status(404).type('text/plain').send('Not found')
      return undefined
    }
    if (charge.state === 'settled') {
      void reply.redirect(session.acceptUrl, 303)
      return undefined
    }
    if (session.deleted || session.endsAt <= now().getTime()) {
      void send(reply, session, endedPage(session))
      return undefined
    }
    return { session, charge }
  }
  const form = (session: Session, charge: Charge, error?: PageError) =>
    session.methods[0] === 'card' ? cardPage({ session, charge, error }) : walletPage({ session, charge, error })

  const conclude = (reply: FastifyReply, session: Session, outcome: OutcomeName, method: PendingMethod) => {
    const charge = finish(sandbox, session, outcome, method)
    if (charge.state === 'settled') return reply.redirect(session.acceptUrl, 303)
    return send(reply, session, form(session, charge, errorOf(charge)))
  }

  app.get<Route>('/pay/:id', async ({ params }, reply) => {
    const found = open(params.id, reply)
    if (!found) return reply
    const { session, charge } = found
    return send(reply, session, session.pending ? confirmPage(found) : form(session, charge))
  })

  app.post<Route>('/pay/:id/card', async ({ params, body }, reply) => {
    const found = open(params.id, reply)
    if (!found) return reply
    const { session, charge } = found
    const { number = '', expiry = '', cvc = '' } = body
    const card = testCard(number.replaceAll(/\s/g, ''))
    const error = faultOf(card !== undefined, expiry, cvc)
    if (!card || error) return send(reply, session, form(session, charge, error ?? 'invalidCard'))
    const { outcome, threeDSecure, renewal } = card
    const method = {
      type: 'card',
      expiry: expiry.replace('/', '-'),
      masked: `${card.number.slice(0, 6)}XXXXXX${card.number.slice(-4)}`,
      renewal: renewal ?? outcome,
    }
    if (!threeDSecure) return conclude(reply, session, outcome, method)
    store.save('session', session.id, { ...session, pending: 'threeDSecure', outcome, method })
    return reply.redirect(`/pay/${session.id}`, 303)
  })

  app.post<Route>('/pay/:id/wallet', async ({ params, body }, reply) => {
    const found = open(params.id, reply)
    if (!found) return reply
    const { session, charge } = found
    if (!/^\+?[\d ]{8,18}$/.test(body['phone'] ?? ''))
      return send(reply, session, form(session, charge, 'invalidPhone'))
    const method = { type: session.methods[0] ?? 'mobilepay', renewal: 'approved' } as const
    store.save('session', session.id, { ...session, pending: 'wallet', outcome: 'approved', method })
    store.save('charge', charge.handle, {
      ...charge,
      state: 'pending',
      sourceType: method.type,
      pendingUntil: now().getTime() + APP_TIMEOUT,
    })
    return reply.redirect(`/pay/${session.id}`, 303)
  })

  app.post<Route>('/pay/:id/confirm', async ({ params, body }, reply) => {
    const found = open(params.id, reply)
    if (!found) return reply
    const { session } = found
    const { pending, outcome, method } = session
    if (!pending || !outcome || !method) return reply.redirect(`/pay/${session.id}`, 303)
    if (body['decision'] === 'approve') return conclude(reply, session, outcome, method)
    // The app lets the payment run out later; until then it stays open.
    if (body['decision'] === 'timeOut') return reply.redirect(session.cancelUrl, 303)
    return conclude(reply, session, pending === 'wallet' ? 'refusedInApp' : 'authenticationFailed', method)
  })

  const faultOf = (known: boolean, expiry: string, cvc: string): PageError | undefined => {
    if (!known) return 'invalidCard'
    const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? []
    const valid = Number(month) >= 1 && Number(month) <= 12
    if (!valid) return 'invalidExpiry'
    if (now() >= new Date(Date.UTC(2000 + Number(year), Number(month), 1))) return 'credit_card_expired'
    return /^\d{3,4}$/.test(cvc) ? undefined : 'invalidCvc'
  }
}

function send(reply: FastifyReply, { acceptUrl, cancelUrl }: Session, html: string): FastifyReply {
  const back = [...new Set([new URL(acceptUrl).origin, new URL(cancelUrl).origin])].join(' ')
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${back}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html)
}
