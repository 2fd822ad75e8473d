import { readFile } from 'node:fs/promises'
import type { ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import proxy from '@fastify/http-proxy'
import fastify from 'fastify'
import type { TlsSettings } from '../core/settings'
import { responseHeaders } from '../http/proxy'
import { forwardedHeaders } from '../http/visit'

/** Longer than any upload or silence of a stream: the gateway itself closes what is too slow. */
const NO_TIMEOUT = 0
/** Milliseconds after which a connection without requests is closed. */
const IDLE_MS = 120_000

export interface SecureFront {
  readonly port: number
  /** Answers the requests under way, then ends. */
  close(): Promise<void>
}

/**
 * Serves the gateway under TLS with HTTP/2, and HTTP/1.1 for clients without it, where no proxy stands before it. A
 * server of its own, so that the gateway's limits on connections see HTTP/1.1 alone.
 */
export async function startSecureFront(
  { certFile, keyFile, port, host }: TlsSettings,
  gatewayPort: number,
): Promise<SecureFront> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
  const app = fastify({
    http2: true,
    https: { cert, key, allowHTTP1: true },
    http2SessionTimeout: IDLE_MS,
    // Connections of HTTP/1.1 close by themselves, also while the front is closing.
    keepAliveTimeout: 5_000,
    // The gateway writes a line for each request.
    logger: false,
    // The gateway has the limits.
    bodyLimit: Number.MAX_SAFE_INTEGER,
  })
  const sessions = new Set<ServerHttp2Session>()
  let isClosing = false
  app.server.on('session', (session: ServerHttp2Session) => {
    if (isClosing) session.close()
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  // They end once their requests have been answered; else they would stay open as long as their clients like.
  app.addHook('preClose', async () => {
    isClosing = true
    sessions.forEach((session) => session.close())
  })
  await app.register(proxy, {
    upstream: `http://127.0.0.1:${gatewayPort}`,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: { headersTimeout: NO_TIMEOUT, bodyTimeout: NO_TIMEOUT, connections: null },
    replyOptions: {
      // Whatever the client says of these is replaced, as the gateway trusts them.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.host, ...forwardedHeaders(request) }),
      rewriteHeaders: responseHeaders,
    },
  })
  await app.listen({ port, host })
  return { port: (app.server.address() as AddressInfo).port, close: async () => app.close() }
}
