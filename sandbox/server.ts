import { fastify, type FastifyInstance } from 'fastify'
import { apiRoutes } from './api'
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
  /** A file that keeps what happened; without it everything is forgotten at the end. */
  readonly file?: string
  readonly now?: () => Date
  /** Shown on /readyz, so that whoever started this server recognises it. */
  readonly readyToken?: string
  /** Sends webhooks in place of HTTP. */
  readonly deliver?: (body: object) => void
}

/** A payment service to try things out with. It speaks the HTTP contract of Billwerk+ Optimize and moves no money. */
export function newSandbox(options: SandboxOptions): FastifyInstance {
  const { now = () => new Date(), webhookSecret: secret, webhookUrl: url, deliver, readyToken = '' } = options
  // Not logged: forms carry the numbers of cards.
  const app = fastify({ logger: false, bodyLimit: 100_000 })
  const webhooks = new Webhooks({ url, secret, now, deliver })
  const { origin, key, file } = options
  const sandbox: Sandbox = { store: new Store(file), webhooks, now, origin, key }
  app.addHook('onClose', async () => webhooks.close())
  app.get('/readyz', async (_request, reply) => reply.header('x-ready-token', readyToken).send({ status: 'ok' }))
  void app.register(async (scope) => apiRoutes(scope, sandbox))
  void app.register(async (scope) => paymentPageRoutes(scope, sandbox))
  return app
}
