import type { FastifyInstance, onSendHookHandler, preHandlerHookHandler } from 'fastify'

interface GraphHooks {
  readonly preHandler: preHandlerHookHandler
  readonly onSend?: onSendHookHandler
}

/** Adds hooks to `/graphql` alone. Must be called before its route is added. */
export function addGraphHooks(app: FastifyInstance, { preHandler, onSend }: GraphHooks): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') return
    route.preHandler = [route.preHandler ?? [], preHandler].flat()
    if (onSend) route.onSend = [route.onSend ?? [], onSend].flat()
  })
}
