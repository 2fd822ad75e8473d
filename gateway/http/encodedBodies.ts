import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUpload } from './multipart'

/**
 * Refuses request bodies with a Content-Encoding (415), except JSON for the graph. A body that is passed on or streamed
 * must arrive with the bytes and the length that its sender gave it.
 */
export function refuseEncodedBodies(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  const isDecoded = request.routeOptions.url === '/graphql' && !isUpload(request)
  if (encoding === 'identity' || isDecoded) return done()
  void reply.status(415).send({ status: 415, code: 'UNSUPPORTED_ENCODING' })
}
