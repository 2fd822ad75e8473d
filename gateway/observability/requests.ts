import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identityOf, type OperationRecord, type Outcome } from '../core/operationRecord'

/** A request that is over. */
export interface EndedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Whether the client left before its whole answer. */
  readonly gone: boolean
  readonly operation: OperationRecord | null
}

/** Whoever wants to know of requests. */
export interface RequestWatcher {
  began?(request: FastifyRequest): void
  ended(request: FastifyRequest, ended: EndedRequest): void
}

/** Tells of each request once, when it is over, however it ends. */
export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  app.decorateRequest('operation', null)
  app.addHook('onRequest', (request, reply, done) => {
    for (const watcher of watchers) watcher.began?.(request)
    // The answer's own end is not told where the client has gone.
    reply.raw.once('close', () => {
      const ended = endOf(request, reply)
      for (const watcher of watchers) watcher.ended(request, ended)
    })
    done()
  })
}

function endOf(request: FastifyRequest, reply: FastifyReply): EndedRequest {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: reply.elapsedTime,
    gone: !reply.raw.writableFinished,
    operation: request.operation,
  }
}

/** How the operation of a request ended. */
export function outcomeOf({ status, gone, operation }: EndedRequest): Outcome {
  if (gone) return 'gone'
  // 503 says that there is too much to do.
  if (status >= 400) return status < 500 || status === 503 ? 'refused' : 'failed'
  return operation?.answered?.errors ? 'errors' : 'ok'
}

/** One line a request. The standard ones hold addresses and queries. */
export function requestLog(): RequestWatcher {
  return {
    ended({ id, log }, ended) {
      const { method, route, status, ms, gone, operation } = ended
      log.info({
        reqId: id,
        method,
        route,
        status,
        ms: Math.round(ms),
        ...(operation
          ? {
              operation: identityOf(operation).name,
              outcome: outcomeOf(ended),
              restCalls: operation.context.restCalls.filter(({ cached }) => !cached).length,
            }
          : gone && { outcome: 'gone' }),
      })
    },
  }
}
