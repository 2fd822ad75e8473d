import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../core/restClient'

/** What the upstream has to know of who asks. It ends when the client goes, or has its whole answer. */
export function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('The client has gone')))
  return {
    requestId: request.id,
    host: request.host,
    protocol: request.protocol,
    clientAddress: request.ip,
    acceptLanguage: request.headers['accept-language'],
    userAgent: request.headers['user-agent'],
    signal: gone.signal,
  }
}

/** The headers by which the upstream learns the same when a request is passed on as it came. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'host' | 'protocol' | 'ip'>,
): Record<string, string> {
  return {
    'x-request-id': request.id,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
  }
}
