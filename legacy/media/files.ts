import type { FastifyRequest } from 'fastify'
import { readContentToken } from '../core/access/contentToken'
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

/**
 * `/media/{key}/{size}.{format}?t={token}`: serves the files. Every fetch checks permission; a forbidden and a
 * missing file get the same answer. Visitors need no token.
 */
export const mediaRoutes: PlainRoutes = (app, deps) => {
  app.get<Address>('/media/:key/:file', { errorHandler: goneMeanwhile }, async (request, reply) => {
    const { key, file } = request.params
    const token = request.query.t
    if (!isMediaFile(key, file) || Array.isArray(token)) throw notFound()

    const viewer = token === undefined ? await visitorOf(deps, request) : await bearerOf(deps, request, token)
    const folder = viewer && (await (file === SOURCE ? ownStorageKeyOf : storageKeyOf)(deps, key, viewer))
    if (!folder) throw notFound()
    return sendMediaFile(deps, request, reply, { folder, file })
  })
}

/** The visitor who fetches without a token; undefined for a member, whose addresses carry one. */
async function visitorOf(deps: Deps, request: FastifyRequest): Promise<Viewer | undefined> {
  const viewer = await viewerOf(deps, request)
  return viewer.profile ? undefined : viewer
}

/**
 * The viewer of a fetch: that of the token's session, while it is valid. A session cookie, if sent, must belong to
 * the same profile.
 */
async function bearerOf(deps: Deps, request: FastifyRequest, token: string): Promise<Viewer | undefined> {
  const bearer = readContentToken(deps, token)
  if (!bearer) return undefined
  const viewer = { ...(await viewerOf(deps, request)), site: deps.settings.sites.byId(bearer.siteId) }
  if (bearer.sessionId === 0) return viewer.profile ? undefined : viewer
  const found = viewer.session?.id === bearer.sessionId ? viewer : await findSessionById(deps, bearer.sessionId)
  if (!found?.profile) return undefined
  if (sessionToken(request) !== undefined && found.profile.id !== viewer.profile?.id) return undefined
  return { ...viewer, session: found.session, profile: found.profile }
}
