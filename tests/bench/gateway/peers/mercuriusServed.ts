import compress from '@fastify/compress'
import { fastify, LogController } from 'fastify'
import mercurius from 'mercurius'
import { createContext } from '../../../../gateway/core/context'
import { LiveHub } from '../../../../gateway/core/live/hub'
import type { OperationRecord } from '../../../../gateway/core/operations/operationRecord'
import { Upstream } from '../../../../gateway/core/rest/upstream'
import { readSettings } from '../../../../gateway/core/settings'
import { securityHeaders } from '../../../../gateway/http/security'
import { closeSlowClients } from '../../../../gateway/http/slowClients'
import { visitOf } from '../../../../gateway/http/visit'
import { createSchema } from '../../../../gateway/main/areas'
import { manyLinesAtOnce } from '../../../../gateway/observability/manyLinesAtOnce'
import { requestLog, watchRequests } from '../../../../gateway/observability/requests'
import { ownPort, persistedOperations, upstreamUrl } from '../servers/environment'

// Mercurius with our schema, resolvers and client, and what any server on the open net has around each request.

const settings = readSettings({ ...process.env, LEGACY_API_URL: upstreamUrl() })
const app = fastify({
  logger: { level: settings.logLevel, stream: manyLinesAtOnce() },
  childLoggerFactory: (logger) => logger,
  logController: new LogController({ disableRequestLogging: true }),
})
watchRequests(app, [requestLog()])
closeSlowClients(app, settings)
const upstream = new Upstream(settings, new LiveHub(settings, app.log))
await app.register(compress, { encodings: ['gzip'], threshold: 1024, globalDecompression: false })
await securityHeaders(app)
await app.register(mercurius, {
  schema: createSchema(),
  context: (request, reply) => {
    const context = createContext(upstream, settings, visitOf(request, reply), request.headers.cookie)
    request.operation = { params: request.body, context: context as OperationRecord['context'] }
    return context
  },
  persistedQueries: persistedOperations(),
  jit: 1,
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
