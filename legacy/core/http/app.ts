import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { compilersFactory } from './compilers'
import { narrowDates } from './storable'

const MAX_BODY = 1024 * 1024

/** Private fields that an error may carry, redacted in the log. */
const redacted = ['err.detail', 'err.parameters', 'err.where', '*.password', '*.passwordHash', '*.email', '*.token']

/** A server without routes; `logTo` replaces the standard output for its log. */
export function newApp(settings: Settings, logTo?: { write(line: string): void }): FastifyInstance {
  return fastify({
    logger: {
      level: settings.logLevel,
      redact: { paths: redacted, remove: true },
      ...(logTo && { stream: logTo }),
    },
    // One log line a request from our own hook: the standard ones contain addresses and queries.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: [...settings.trustedProxies],
    bodyLimit: MAX_BODY,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // Enough for a large file over a slow line, and a limit for requests that never end.
    requestTimeout: 5 * 60_000,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory },
    ajv: {
      customOptions: { coerceTypes: false, useDefaults: true, removeAdditional: false, allErrors: true },
      plugins: [(ajv) => ajv.addVocabulary(['x-enum-varnames'])],
      onCreate: narrowDates,
    },
  })
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID()
}
