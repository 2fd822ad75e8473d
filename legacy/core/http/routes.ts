import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { featureOf, isStaffAct, nameOfAccess, Problem as ProblemDetails, type Call } from '../../contract/call'
import { callLimits } from '../../contract/callLimits'
import { cookieName, cookieValue } from '../../contract/cookies'
import { calls, pathOf, type CallName } from '../../contract/contract'
import { eventRolesWith } from '../../contract/events/eventRights'
import { rolesWith } from '../../contract/lodgeRights'
import { enforceAccess, enforceLook, enforceOwnName, enforceReportedMail, enforceSitePart } from '../access/access'
import { enforceBan } from '../access/bans'
import type { Deps, Handlers, Viewer, Request } from '../handler'
import { Problem } from '../problem'
import { refuseOversizedBody } from './bodyBounds'
import { viewerOf } from './viewer'
import { loggedAct } from './staffLog'
import { refuseUnstorable } from './storable'
import { upload } from './upload'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the access rule of a call is enforced. */
    viewer: Viewer | undefined
  }
}

type AnyHandler = (deps: Deps, request: Request) => Promise<unknown>

/** The longest lifetime that browsers allow a cookie: the server decides when a session or a known device ends. */
const LONG_LIVED_SECONDS = 400 * 24 * 60 * 60

/**
 * A route for each call of the contract: viewer, access, validation, handler, and an answer in the contract's
 * shape.
 */
export function callRoutes(app: FastifyInstance, deps: Deps, handlers: Handlers): void {
  app.decorateRequest('viewer', undefined)
  for (const [name, call] of calls) {
    callRoute(app, deps, name, call, handlers[name])
  }
}

function callRoute(app: FastifyInstance, deps: Deps, name: CallName, call: Call, handler: AnyHandler): void {
  app.route({
    method: call.method,
    url: pathOf(name),
    schema: routeSchema(name, call),
    onRequest: async (request, reply) => {
      // Forms of other sites can send multipart without a preflight.
      const type = request.headers['content-type'] ?? ''
      if (!call.multipart && /^multipart\//i.test(type)) throw new Problem(415, 'FILE_TYPE_NOT_ALLOWED')
      request.viewer = await viewerOf(deps, request)
      // The body decides which feature is needed.
      enforceAccess(deps, call.featureWith ? { access: 'active', feature: undefined } : call, request.viewer)
      enforceSitePart(call, request.viewer)
      enforceOwnName(name, call, request.viewer)
      enforceLook(name, request.viewer)
      await enforceBan(deps, call, request.viewer)
      if (call.limit) await deps.limits.consume(call.limit, request.ip)
      const cache = call.publicFor > 0 ? `public, max-age=${call.publicFor}` : 'no-store'
      // The site depends on the host, and its language on Accept-Language.
      void reply.header('cache-control', cache).header('vary', 'accept-language, cookie, x-forwarded-host')
    },
    preValidation: async (request) => {
      if (call.featureWith && request.viewer) {
        enforceAccess(deps, { access: call.access, feature: featureOf(call, request.body) }, request.viewer)
      }
      request.query = coerced(call.query.properties, request.query as Record<string, unknown>)
      if (call.multipart) return
      request.body ??= {}
      refuseOversizedBody(request.body)
    },
    preHandler: async (request) => {
      refuseUnstorable(request)
      const { viewer, query, body } = request
      if (viewer) await enforceReportedMail(deps, name, viewer, Object.assign({}, query, body))
    },
    handler: async (request, reply) => {
      const made = callRequest(request, reply, call)
      return isStaffAct(call) ? loggedAct(deps, { name, call, request: made }, handler) : handler(deps, made)
    },
  })
}

function routeSchema(name: CallName, call: Call) {
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? ''],
    summary: call.summary,
    description: `Access: ${nameOfAccess(call.access)}.${call.inOwnName ? ' Not for staff who act as the member.' : ''}${rightText(call)}${limitText(call)}${isStaffAct(call) ? ' Written into the log of the staff.' : ''}${call.assumed ? ' Not named by the specification.' : ''}`,
    ...(call.multipart && { consumes: ['multipart/form-data'] }),
    querystring: call.query,
    ...(call.method === 'POST' && !call.multipart && { body: call.body }),
    ...(call.access !== 'public' && { security: [{ session: [] }] }),
    response: {
      200: call.answer,
      default: {
        description: 'Problem details',
        content: { 'application/problem+json': { schema: ProblemDetails } },
      },
    },
  }
}

function rightText({ lodgeRight, eventRight }: Call): string {
  if (eventRight)
    return ` Needs the right ${eventRight} at the event: ${eventRolesWith(eventRight).join(', ')}. Written into the log of the staff when they use it.`
  return lodgeRight ? ` Needs the right ${lodgeRight} in the lodge: ${rolesWith(lodgeRight).join(', ')}.` : ''
}

function limitText({ limit }: Call): string {
  if (!limit) return ''
  const { points, duration } = callLimits[limit]
  return ` At most ${points} times in ${duration} seconds from one address (${limit}).`
}

function callRequest(request: FastifyRequest, reply: FastifyReply, call: Call): Request {
  const { viewer } = request
  if (!viewer) throw new Error('A call has no viewer')
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  const sessionCookie = cookieName('session', request.protocol)
  const deviceCookie = cookieName('device', request.protocol)
  const mayChangeCookie = () => {
    if (!call.setsCookies) throw new Error('The contract says that this call sets no cookie')
  }
  return {
    query: request.query as Request['query'],
    body: request.body as Request['body'],
    viewer: viewer as Request['viewer'],
    address: request.ip,
    userAgent: request.headers['user-agent'],
    knownDevices: cookieValue(request.headers.cookie, deviceCookie),
    log: request.log,
    upload: (maxBytes) => upload(request, maxBytes),
    setSessionCookie: (token, remember) => {
      mayChangeCookie()
      void reply.setCookie(sessionCookie, token, { ...cookie, ...(remember && { maxAge: LONG_LIVED_SECONDS }) })
    },
    setKnownDevices: (devices) => {
      mayChangeCookie()
      void reply.setCookie(deviceCookie, devices, { ...cookie, maxAge: LONG_LIVED_SECONDS })
    },
    clearSessionCookie: () => {
      mayChangeCookie()
      void reply.clearCookie(sessionCookie, cookie)
    },
  }
}

/**
 * Converts numbers and booleans in a query from text, and drops unknown parameters. Other values stay for
 * validation to refuse. Bodies are not touched: JSON has its own types.
 */
function coerced(properties: Call['query']['properties'], query: Readonly<Record<string, unknown>>) {
  const known = Object.entries(properties).filter(([name]) => query[name] !== undefined)
  return Object.fromEntries(known.map(([name, schema]) => [name, coercedValue(schema, query[name])]))
}

function coercedValue(schema: object, value: unknown): unknown {
  const type = 'type' in schema ? schema.type : undefined
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return value
}

/** 405 for a call that exists under another method, else 404. */
export function unknownRoute(request: FastifyRequest, reply: FastifyReply): Problem {
  const path = request.url.split('?')[0]
  const call = calls.find(([name]) => pathOf(name) === path)?.[1]
  if (!call) return new Problem(404, 'NOT_FOUND')
  void reply.header('allow', call.method === 'GET' ? 'GET, HEAD' : call.method)
  return new Problem(405, 'NOT_FOUND')
}
