import type { IncomingHttpHeaders } from 'node:http'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { EVENTS_PATH } from '../../legacy/contract/events'
import { ONE_CLICK_UNSUBSCRIBE_PATH } from '../../legacy/contract/unsubscribe'
import { PAYMENT_WEBHOOK_PATH } from '../../legacy/contract/money/paymentWebhook'
import type { Settings } from '../core/settings'
import { isForeign } from './csrf'
import { forwardedHeaders } from './visit'

interface ProxiedPath {
  readonly prefix: string
  readonly methods: readonly ('GET' | 'HEAD' | 'POST')[]
}

/** Mail programs and the payment service make a call each themselves, so that these stay reachable. */
const always: readonly ProxiedPath[] = [
  { prefix: '/media', methods: ['GET', 'HEAD'] },
  { prefix: '/outbox', methods: ['GET', 'HEAD'] },
  { prefix: ONE_CLICK_UNSUBSCRIBE_PATH, methods: ['GET', 'POST'] },
  { prefix: PAYMENT_WEBHOOK_PATH, methods: ['POST'] },
]
const restCalls: ProxiedPath = { prefix: '/api', methods: ['GET', 'HEAD', 'POST'] }

/**
 * The request headers that reach the legacy server. Everything else is dropped: framing headers are computed from
 * the body, because two servers that disagree about its end read one visitor's bytes as another's request.
 */
const forwardedRequestHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
])

/** Headers of one connection only. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Only gateways may read the event stream; the path is compared as the legacy server reads it. */
function asksForEvents(url: string): boolean {
  try {
    const path = decodeURIComponent(new URL(url, 'http://gateway.invalid').pathname)
    const normalised = new URL(path, 'http://gateway.invalid').pathname.replaceAll(/\/{2,}/g, '/')
    return normalised.toLowerCase().replace(/\/$/, '') === EVENTS_PATH.toLowerCase()
  } catch {
    return false
  }
}

function requestHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => forwardedRequestHeaders.has(name)))
}

/** An answer's headers for the next hop, without those of its own connection. */
export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)))
}

/** Streams requests for media, the demo's mails and, outside production, REST calls to the legacy server. */
export function proxyRoutes(settings: Settings, traceHeaders?: () => IncomingHttpHeaders) {
  return async (app: FastifyInstance): Promise<void> => {
    // The proxy has its own parser, which streams the bytes.
    app.removeContentTypeParser('application/json')
    for (const path of settings.restCalls ? [...always, restCalls] : always) {
      await app.register(proxy, options(settings, path, traceHeaders))
    }
  }
}

function options(
  { legacyApiUrl, uploadTimeoutMs }: Settings,
  { prefix, methods }: ProxiedPath,
  traceHeaders: (() => IncomingHttpHeaders) | undefined,
): Parameters<typeof proxy>[1] & { prefix: string } {
  return {
    upstream: legacyApiUrl,
    prefix,
    rewritePrefix: prefix,
    httpMethods: [...methods],
    undici: { headersTimeout: uploadTimeoutMs, bodyTimeout: uploadTimeoutMs, strictContentLength: true },
    destroyAgent: true,
    disableRequestLogging: true,
    preHandler: (request, reply, next) => {
      if (asksForEvents(request.url)) return void reply.status(404).send({ status: 404, code: 'NOT_FOUND' })
      if (!isForeign(request)) return next()
      reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
    },
    replyOptions: {
      // One retry of a read whose kept-alive connection had just been closed.
      retriesCount: 1,
      rewriteRequestHeaders: (request, headers) => ({
        ...requestHeaders(headers),
        ...forwardedHeaders(request),
        ...traceHeaders?.(),
      }),
      rewriteHeaders: responseHeaders,
      onError: (reply) => {
        reply.status(502).send({ status: 502, code: 'UPSTREAM_ERROR' })
      },
    },
  }
}
