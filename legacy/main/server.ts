import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyError, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { addresseeOf } from '../content/addressee'
import { cookieName, hasRepeatedCookie } from '../contract/cookies'
import type { Deps, Handlers, PlainRoutes } from '../core/handler'
import { parseBoundedJson } from '../core/http/bodyBounds'
import { outboxRoutes } from '../core/http/outbox'
import { problemOf, sendProblem } from '../core/http/problems'
import { siteOf, visitorLocale } from '../core/http/viewer'
import { callRoutes, unknownRoute } from '../core/http/routes'
import { drainBody } from '../core/http/upload'
import { Problem } from '../core/problem'

/** Handlers and routes of a server, in addition to the common ones. */
export interface Served {
  readonly handlers: Handlers
  readonly plainRoutes: readonly PlainRoutes[]
}

/** Turns an app into the REST server, ready to listen or to be called by a test. */
export async function serve(app: FastifyInstance, deps: Deps, { handlers, plainRoutes }: Served): Promise<void> {
  const { settings } = deps
  // Leaves JSON and multipart: with any other body type another site could send requests without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  parseBoundedJson(app)

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'unknown' } = request.routeOptions
    if (url === '/healthz' || url === '/readyz') return
    request.log.info({
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = request.viewer?.locale ?? visitorLocale(siteOf(settings, request), request)
    if (request.isMultipart()) drainBody(request)
    return sendProblem(reply, locale, problemOf(error, request), addresseeOf(request.viewer?.profile))
  })
  app.setNotFoundHandler((request, reply) => {
    const locale = visitorLocale(siteOf(settings, request), request)
    return sendProblem(reply, locale, unknownRoute(request, reply))
  })

  await app.register(fastifyCookie)
  app.addHook('onRequest', async (request) => {
    const names = [cookieName('session', request.protocol), cookieName('device', request.protocol)]
    if (hasRepeatedCookie(request.headers.cookie, names)) throw new Problem(400, 'REPEATED_COOKIE')
  })
  await app.register(fastifyMultipart)
  if (settings.apiExplorer) await documented(app, settings.version)
  // As a plugin, so that the OpenAPI document sees every route.
  await app.register(async (api) => callRoutes(api, deps, handlers))

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (settings.readyToken) void reply.header('x-ready-token', settings.readyToken)
    await sql`select 1`.execute(deps.db).catch((error: unknown) => {
      deps.log.error({ err: error }, 'The database is unreachable')
      throw new Problem(503, 'MAINTENANCE')
    })
    return { status: 'ok' }
  })
  const plain = settings.demo ? [...plainRoutes, outboxRoutes] : plainRoutes
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    for (const routes of plain) routes(scope, deps)
  })
}

async function documented(app: FastifyInstance, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'The REST calls',
        description:
          'Every refusal is problem details (RFC 9457). A session is the cookie `sid`, under TLS `__Host-sid`.',
        version,
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/explorer',
    theme: { title: 'The REST calls' },
    // Hides the tool's own top bar.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', filter: true, displayOperationId: true },
  })
}
