import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { laterScripts } from './page/laterScripts'
import { leftTab } from './page/leftTab'

const year = 31_536_000

const permissions = [
  'accelerometer=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'payment=(self)',
  'usb=()',
].join(', ')

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Video players in texts, once the visitor has consented to them.
      frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      imgSrc: ["'self'", 'data:', 'blob:'],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'", laterScripts.source, leftTab.source],
      // The component library sets sizes by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", 'blob:'],
    },
  },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
})

/** Computed once, because helmet takes longer for each answer than the rest of a small one. */
function protectingHeaders(): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  protect(response.req, response, () => undefined)
  return { ...response.getHeaders() }
}

/** Answers that are not pages need no policy for scripts, frames and sensors, which would cost bytes each time. */
const forData: OutgoingHttpHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The security headers of all answers. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  const forPages = { ...protectingHeaders(), 'permissions-policy': permissions }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOperation(request) ? forData : forPages)
    reply.header('x-request-id', request.id)
    // Ignored over a plain connection, and harmful on localhost.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
    done()
  })
}

function isOperation({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === '/graphql'
}
