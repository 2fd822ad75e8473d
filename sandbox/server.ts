import { fastify, type FastifyInstance } from 'fastify'
import { ageCheckRoutes, type AgeCheckOptions } from './ageCheck'
import { apiRoutes } from './api'
import type { EidOptions } from './eid'
import { paymentPageRoutes } from './paymentPage'
import type { Sandbox } from './payments'
import { Store } from './store'
import { Webhooks } from './webhooks'

export interface SandboxOptions {
  /** Where browsers reach the payment page; by default where it listens. */
  readonly origin: string
  /** The private key that callers of the API send. */
  readonly key: string
  readonly webhookSecret: string
  readonly webhookUrl?: string
  /** The broker of e-IDs; without it there is none. */
  readonly eid?: EidOptions
  /** The age check; without it there is none. */
  readonly ageCheck?: AgeCheckOptions
  /** A file that keeps what happened; without it everything is forgotten at the end. */
  readonly file?: string
  readonly now?: () => Date
  /** Shown on /readyz, so that whoever started this server recognises it. */
  readonly readyToken?: string
  /** Sends webhooks in place of HTTP. */
  readonly deliver?: (body: object) => void
}

/**
 * Services of others to try things out with: a payment service that speaks the HTTP contract of Billwerk+ Optimize and
 * moves no money, an OpenID provider whose persons are invented, and an age check that speaks Yoti's contract.
 */
export function newSandbox(options: SandboxOptions): FastifyInstance {
  const { now = () => new Date(), webhookSecret: secret, webhookUrl: url, deliver, readyToken = '' } = options
  // Not logged: forms carry the numbers of cards.
  const app = fastify({ logger: false, bodyLimit: 100_000 })
  const webhooks = new Webhooks({ url, secret, now, deliver })
  const { origin, key, file, eid, ageCheck } = options
  const sandbox: Sandbox = { store: new Store(file), webhooks, now, origin, key }
  app.addHook('onClose', async () => webhooks.close())
  app.get('/readyz', async (_request, reply) => reply.header('x-ready-token', readyToken).send({ status: 'ok' }))
  void app.register(async (scope) => apiRoutes(scope, sandbox))
  void app.register(async (scope) => paymentPageRoutes(scope, sandbox))
  if (eid) {
    // Its library is loaded only where it is used.
    void app.register(async (scope) => (await import('./eid')).eidRoutes(scope, { origin, now, ...eid }))
  }
  if (ageCheck) void app.register(async (scope) => ageCheckRoutes(scope, { origin, ...ageCheck }))
  return app
}
