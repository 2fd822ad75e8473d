import type { IncomingHttpHeaders } from 'node:http'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { EVENTS_PATH } from '../../legacy/contract/events'
import type { Settings } from '../settings'
import { isForeign } from './csrf'
import { forwardedHeaders } from './visit'

/** What the legacy server gives to browsers itself: media, the REST calls and, in a demo, the mails. */
const passedOn = ['/media', '/api', '/outbox']

/** Headers that are about one connection: the browser's is not the one to the legacy server. */
const perConnection = ['connection', 'http2-settings', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

/** What members do is told to gateways alone; no way of writing the path leads there. */
function asksForEvents(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path).toLowerCase() === EVENTS_PATH.toLowerCase()
  } catch {
    return false
  }
}

/** Members are known by their cookies: whatever else a request shows for itself is not for the legacy server. */
function fromMember({ authorization: _none, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

/** Whether a client's own trace is continued has been decided before. */
function withoutTrace({ traceparent: _id, tracestate: _state, baggage: _any, ...headers }: IncomingHttpHeaders) {
  return headers
}

function withoutPerConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !perConnection.includes(name) && !named.includes(name)),
  )
}

/** Passes addresses on as they come, streaming both ways. */
export function proxyRoutes({ legacyApiUrl, uploadTimeoutMs }: Settings, traceHeaders?: () => IncomingHttpHeaders) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const prefix of passedOn) {
      await app.register(proxy, {
        upstream: legacyApiUrl,
        prefix,
        rewritePrefix: prefix,
        http: { requestOptions: { timeout: uploadTimeoutMs } },
        disableRequestLogging: true,
        preHandler: (request, reply, next) => {
          if (asksForEvents(request.url)) return void reply.status(404).send({ status: 404, code: 'NOT_FOUND' })
          if (!isForeign(request)) return next()
          reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...withoutPerConnection(fromMember(traceHeaders ? withoutTrace(headers) : headers)),
            ...forwardedHeaders(request),
            ...traceHeaders?.(),
          }),
          rewriteHeaders: withoutPerConnection,
          onError: (reply) => {
            reply.status(502).send({ status: 502, code: 'UPSTREAM_ERROR' })
          },
        },
      })
    }
  }
}
