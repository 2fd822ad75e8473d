import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identityOf, type OperationRecord, type Outcome } from '../core/operations/operationRecord'

/** A finished request. */
export interface EndedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Whether the client disconnected before the whole answer. */
  readonly gone: boolean
  readonly operation: OperationRecord | null
}

/** Is notified of each finished request. */
export interface RequestWatcher {
  began?(request: FastifyRequest): void
  ended(request: FastifyRequest, ended: EndedRequest): void
}

/** Reports each request once, however it ends. */
export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  app.decorateRequest('operation', null)
  app.addHook('onRequest', (request, reply, done) => {
    for (const watcher of watchers) watcher.began?.(request)
    // A disconnected client prevents the answer's own end event.
    reply.raw.on('close', () => {
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

/** The outcome of a request's operation. */
export function outcomeOf({ status, gone, operation }: EndedRequest): Outcome {
  if (gone) return 'gone'
  // 503 means overload.
  if (status >= 400) return status < 500 || status === 503 ? 'refused' : 'failed'
  return operation?.answered?.errors ? 'errors' : 'ok'
}

/** Writes one log line a request. Fastify's own lines contain addresses and queries. */
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
