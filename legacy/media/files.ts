import type { FastifyRequest } from 'fastify'
import { readContentToken } from '../core/access/contentToken'
import { after, MINUTE } from '../core/clock'
import type { Deps, PlainRoutes, Viewer } from '../core/handler'
import { viewerOf, sessionToken } from '../core/http/viewer'
import { notFound } from '../core/problem'
import { findSessionById } from '../core/access/session'
import { SOURCE } from '../shared/media/fileNames'
import { goneMeanwhile, isMediaFile, sendMediaFile } from '../shared/media/sendFile'
import { ownStorageKeyOf, storageKeyOf } from '../shared/media/store'

interface Address {
  Params: { key: string; file: string }
  Querystring: { t?: string | string[] }
}

/** How long a visitor's browser shows a picture of the front page without asking again. */
const FRESH_FOR_VISITORS = 10 * MINUTE

/**
 * `/media/{key}/{size}.{format}?t={token}`: serves the files. Every fetch checks permission; a forbidden and a
 * missing file get the same answer. Visitors need no token.
 */
export const mediaRoutes: PlainRoutes = (app, deps) => {
  app.get<Address>('/media/:key/:file', { errorHandler: goneMeanwhile }, async (request, reply) => {
    const { key, file } = request.params
    const token = request.query.t
    if (!isMediaFile(key, file) || Array.isArray(token)) throw notFound()

    const asker = token === undefined ? await visitorOf(deps, request) : await bearerOf(deps, request, token)
    const folder = asker && (await (file === SOURCE ? ownStorageKeyOf : storageKeyOf)(deps, key, asker.viewer))
    if (!folder) throw notFound()
    return sendMediaFile(deps, request, reply, { folder, file, freshUntil: asker.freshUntil })
  })
}

interface Asker {
  readonly viewer: Viewer
  readonly freshUntil: Date
}

/** The visitor who fetches without a token; undefined for a member, whose addresses carry one. */
async function visitorOf(deps: Deps, request: FastifyRequest): Promise<Asker | undefined> {
  const viewer = await viewerOf(deps, request)
  return viewer.profile ? undefined : { viewer, freshUntil: after(deps.clock.now(), FRESH_FOR_VISITORS) }
}

/**
 * The viewer of a fetch: that of the token's session, while it is valid. A session cookie, if sent, must belong to
 * the same profile.
 */
async function bearerOf(deps: Deps, request: FastifyRequest, token: string): Promise<Asker | undefined> {
  const bearer = readContentToken(deps, token)
  if (!bearer) return undefined
  const { freshUntil } = bearer
  const viewer = { ...(await viewerOf(deps, request)), site: deps.settings.sites.byId(bearer.siteId) }
  if (bearer.sessionId === 0) return viewer.profile ? undefined : { viewer, freshUntil }
  const found = viewer.session?.id === bearer.sessionId ? viewer : await findSessionById(deps, bearer.sessionId)
  if (!found?.profile) return undefined
  if (sessionToken(request) !== undefined && found.profile.id !== viewer.profile?.id) return undefined
  return { viewer: { ...viewer, session: found.session, profile: found.profile }, freshUntil }
}
