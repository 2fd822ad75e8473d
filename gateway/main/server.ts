import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import { GraphQLError } from 'graphql'
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { RefusedError } from '../core/errors'
import { createGraphQLServer } from '../core/operations/graphql'
import { PersistedOperations } from '../core/operations/persistedOperations'
import { createSchema } from './areas'
import { FastPath } from '../fastPath/fastPath'
import { refuseEncodedBodies } from '../http/encodedBodies'
import { graphqlRoute } from '../http/graphqlRoute'
import { healthRoutes } from '../http/health'
import { refuseMalformedHost } from '../http/host'
import { crawlerRoutes } from '../http/crawlers'
import { IndexPage } from '../http/page/indexPage'
import { Overload, shedOverload } from '../http/overload'
import { proxyRoutes } from '../http/proxy'
import { refuseRepeatedCookies } from '../http/repeatedCookies'
import { securityHeaders } from '../http/security'
import { checkEvery, closeSlowClients } from '../http/slowClients'
import { boundValues } from '../http/unwieldy'
import { webClient } from '../http/webClient'
import { webManifestRoute } from '../http/webManifest'
import { LiveHub } from '../core/live/hub'
import { manyLinesAtOnce } from '../observability/manyLinesAtOnce'
import { Observability } from '../observability/observability'
import type { Settings } from '../core/settings'

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets /readyz answer 503 while requests are still answered. */
    beginDrain(): void
  }
}

/**
 * The gateway, ready to listen. Closing it finishes the requests under way, then closes the connections to the
 * legacy server. `logTo` replaces the standard output for its log.
 */
export async function createServer(
  settings: Settings,
  logTo?: { write(line: string): void },
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: { level: settings.logLevel, stream: logTo ?? manyLinesAtOnce() },
    // Creating a logger for each request takes longer than its one line, which holds the request id itself.
    childLoggerFactory: (logger) => logger,
    // One line of our own for each request: the standard ones contain addresses and queries.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: [...settings.trustedProxies],
    bodyLimit: settings.limits.body,
    forceCloseConnections: 'idle',
    // A client that sends a request drop by drop would hold its connection for ever.
    requestTimeout: settings.uploadTimeoutMs,
    http: {
      headersTimeout: settings.slowClientMs,
      connectionsCheckingInterval: checkEvery(settings.slowClientMs),
    },
    // An unreadable address: no hook has run, and the usual answer would repeat it.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).header('x-content-type-options', 'nosniff').send({ status: 400, code: 'BAD_REQUEST' })
    },
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode: status = 500 } = error
    // A client that disconnects early aborts its answer, which is no fault.
    if (status >= 500 && !reply.raw.closed) request.log.error({ reqId: request.id, err: error }, 'A request failed')
    // The text of a fault may reveal files or servers, so only the log has it.
    return reply.status(status).send({ status, code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL' })
  })
  // In development, new operations of the client are found as soon as they are written.
  const operations = new PersistedOperations({
    file: settings.persistedOperations,
    appFolder: settings.appOperations,
    lookEvery: settings.development ? 0 : 1_000,
  })
  const observability = await Observability.of(app, settings)
  closeSlowClients(app, settings)
  boundValues(app, settings.limits)
  const overload = new Overload(settings.overload)
  shedOverload(app, { overload, operations })
  app.addHook('onRequest', refuseMalformedHost)
  app.addHook('onRequest', refuseRepeatedCookies(settings.sessionCookies))

  const schema = createSchema()
  observability.traceFields(schema)
  const live = new LiveHub(settings, app.log)
  const upstream = observability.upstream(live)
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let draining = false
  app.decorate('beginDrain', () => void (draining = true))
  app.addHook('preClose', async () => {
    app.beginDrain()
    // Streams never end on their own.
    live.close()
    closeAsTheyFallIdle(app, open)
  })
  app.addHook('onClose', () => upstream.close())

  app.addHook('onRequest', refuseEncodedBodies)
  await app.register(compress, { encodings: ['gzip'], threshold: 1024, globalDecompression: false })
  await securityHeaders(app)
  await app.register(healthRoutes({ upstream, settings, isDraining: () => draining }))
  const graphql = createGraphQLServer(schema, operations, settings)
  const fastPath = new FastPath({ schema, graphql, operations, settings })
  await observability.showInternals({ overload, upstream, fastPath })
  await app.register(graphqlRoute({ schema, graphql, fastPath, upstream, settings }))
  await app.register(proxyRoutes(settings, observability.traceHeaders))
  await app.register(webManifestRoute({ upstream, settings }))
  await app.register(crawlerRoutes({ upstream, settings }))
  const page = new IndexPage({
    schema,
    operations,
    upstream,
    settings,
    onFailure: (err, url) => {
      // What the address asked for was refused: anybody may write odd addresses.
      const isRefusal = err instanceof GraphQLError && err.originalError instanceof RefusedError
      const path = new URL(url, 'http://page').pathname
      app.log[isRefusal ? 'debug' : 'warn']({ err, path }, 'A page comes with less than it should')
    },
  })
  await webClient({ page, settings })(app)
  return app
}

/**
 * Node closes idle connections when a server closes, but not those that fall idle afterwards, nor those that a
 * client has opened and never used.
 */
function closeAsTheyFallIdle({ server }: FastifyInstance, open: ReadonlySet<Socket>): void {
  const close = () => {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  const sweep = setInterval(close, 100)
  server.once('close', () => clearInterval(sweep))
}
