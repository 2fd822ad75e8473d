import type { FastifyInstance } from 'fastify'
import { createContext } from '../core/context'
import type { Upstream } from '../core/upstream'
import type { Settings } from '../settings'
import { visitOf } from './visit'

interface Parts {
  readonly upstream: Upstream
  readonly settings: Settings
  /** Set while the server finishes what it has begun and takes nothing new. */
  readonly isDraining: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it can answer, because the server behind it does. */
export function healthRoutes({ upstream, settings, isDraining }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (request, reply) => {
      if (settings.readyToken) void reply.header('x-ready-token', settings.readyToken)
      if (isDraining()) return reply.status(503).send({ status: 'draining' })
      const { rest } = createContext(upstream, settings, visitOf(request, reply), undefined)
      try {
        await rest.Site.GetVersion()
        return await reply.send({ status: 'ready' })
      } catch {
        return reply.status(503).send({ status: 'upstream unreachable' })
      }
    })
  }
}
