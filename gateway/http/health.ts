import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createContext } from '../core/context'
import { sharedFor } from '../core/sharedFor'
import type { Upstream } from '../core/upstream'
import type { Settings } from '../core/settings'

/** Whoever asks, and however many: the server behind is asked at most so often, in milliseconds. */
const ASK_EVERY = 1_000
/** Who waits for readiness gives up early; a server that takes longer is no use to visitors either. */
const PATIENCE = 3_000

interface Parts {
  readonly upstream: Upstream
  readonly settings: Settings
  /** Set while the server finishes what it has begun and takes nothing new. */
  readonly isDraining: () => boolean
  readonly now?: () => number
}

/** `/healthz`: the process lives. `/readyz`: it can answer, because the server behind it does. */
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

/** Asks in nobody's name: who wants to know first may leave before the others. */
async function asked(upstream: Upstream, settings: Settings): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE)
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
