import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { isForeign } from './csrf'
import { forwardedHeaders } from './visit'

/** What the legacy server gives to browsers itself: media, the REST calls and, in a demo, the mails. */
const passedOn = ['/media', '/api', '/outbox']

/** Passes addresses on as they come, streaming both ways. */
export function proxyRoutes({ legacyApiUrl, uploadTimeoutMs }: Settings) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const prefix of passedOn) {
      await app.register(proxy, {
        upstream: legacyApiUrl,
        prefix,
        rewritePrefix: prefix,
        http: { requestOptions: { timeout: uploadTimeoutMs } },
        disableRequestLogging: true,
        preHandler: (request, reply, next) => {
          if (!isForeign(request)) return next()
          reply.status(403).send({ status: 403, code: 'FORBIDDEN' })
        },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
          onError: (reply) => {
            reply.status(502).send({ status: 502, code: 'UPSTREAM_ERROR' })
          },
        },
      })
    }
  }
}
