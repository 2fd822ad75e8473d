import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUpload } from './multipart'

/**
 * Refuses request bodies with a Content-Encoding (415), except JSON for the graph. A body that is forwarded or
 * streamed must keep the bytes and the length of its sender.
 */
export function refuseEncodedBodies(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity' || (request.routeOptions.url === '/graphql' && !isUpload(request))) return done()
  void reply.status(415).send({ status: 415, code: 'UNSUPPORTED_ENCODING' })
}
