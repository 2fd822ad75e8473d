import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createContext } from '../core/context'
import { sharedFor } from '../core/operations/sharedFor'
import type { Upstream } from '../core/rest/upstream'
import type { Settings } from '../core/settings'

/** Minimum milliseconds between questions to the upstream, however many ask us. */
const ASK_EVERY = 1_000
/** Load balancers give up early, and a slower upstream is no use to visitors. */
const TIMEOUT = 3_000

interface Parts {
  readonly upstream: Upstream
  readonly settings: Settings
  /** Set while the server finishes its requests and accepts no new ones. */
  readonly isDraining: () => boolean
  readonly now?: () => number
}

/** `/healthz` reports liveness; `/readyz` readiness, which needs the upstream. */
export function healthRoutes({ upstream, settings, isDraining, now = () => performance.now() }: Parts) {
  const isUpstreamThere = sharedFor(ASK_EVERY, now, () => asked(upstream, settings))
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) => {
      if (settings.readyToken) void reply.header('x-ready-token', settings.readyToken)
      if (isDraining()) return reply.status(503).send({ status: 'draining' })
      if (await isUpstreamThere()) return reply.send({ status: 'ready' })
      return reply.status(503).send({ status: 'upstream unreachable' })
    })
  }
}

/** Asks independently of the first client, who may disconnect before the others. */
async function asked(upstream: Upstream, settings: Settings): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const visit = {
    requestId: randomUUID(),
    host: 'localhost',
    protocol: 'http',
    clientAddress: '127.0.0.1',
    acceptLanguage: undefined,
    userAgent: undefined,
    gone: signal,
    signal: () => signal,
  }
  try {
    await createContext(upstream, settings, visit, undefined).rest.Site.GetVersion()
    return true
  } catch {
    return false
  }
}
