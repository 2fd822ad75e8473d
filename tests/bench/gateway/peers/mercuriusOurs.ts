import { fastify, LogController } from 'fastify'
import mercurius from 'mercurius'
import { createContext } from '../../../../gateway/core/context'
import { createSchema } from '../../../../gateway/main/areas'
import { Upstream } from '../../../../gateway/core/rest/upstream'
import { visitOf } from '../../../../gateway/http/visit'
import { LiveHub } from '../../../../gateway/core/live/hub'
import { readSettings } from '../../../../gateway/core/settings'
import { ownPort, persistedOperations, upstreamUrl } from '../servers/environment'

// Mercurius with its compiler, and our schema, resolvers and client.

const settings = readSettings({ ...process.env, LEGACY_API_URL: upstreamUrl() })
const app = fastify({ logController: new LogController({ disableRequestLogging: true }) })
const upstream = new Upstream(settings, new LiveHub(settings, app.log))
await app.register(mercurius, {
  schema: createSchema(),
  context: (request, reply) => createContext(upstream, settings, visitOf(request, reply), request.headers.cookie),
  persistedQueries: persistedOperations(),
  jit: 1,
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
