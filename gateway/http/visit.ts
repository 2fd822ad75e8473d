import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gone } from '../core/rest/sendRequest'
import type { Visit } from '../core/rest/restClient'

/** Fires when a connection closes or has its whole answer, at a tenth of the cost of an AbortSignal. */
class Closing implements Gone {
  constructor(private readonly response: ServerResponse) {
    // Each call under way adds a listener.
    response.setMaxListeners(0)
  }

  get aborted(): boolean {
    return this.response.closed
  }

  get reason(): Error {
    return new Error('The client has gone')
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.response.once('close', listener)
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.response.removeListener('close', listener)
  }
}

function signalOf(gone: Gone): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(gone.reason)
  if (gone.aborted) abort()
  else gone.addEventListener('abort', abort)
  return controller.signal
}

/** What the upstream has to know of the client; ends when the client disconnects or has its whole answer. */
export function visitOf({ id, host, protocol, ip, headers }: FastifyRequest, { raw }: FastifyReply): Visit {
  const gone = new Closing(raw)
  let signal: AbortSignal | undefined
  return {
    requestId: id,
    host,
    protocol,
    clientAddress: ip,
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
    gone,
    signal: () => (signal ??= signalOf(gone)),
  }
}

/** The headers that tell the upstream the same when a request is forwarded. */
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
