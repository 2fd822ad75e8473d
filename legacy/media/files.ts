import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { readContentToken } from '../core/access/contentToken'
import type { Deps, PlainRoutes, Viewer } from '../core/handler'
import { viewerOf, sessionToken } from '../core/http/viewer'
import type { StoredFile } from '../core/mediaStorage'
import { notFound } from '../core/problem'
import { findSessionById } from '../core/access/session'
import { byteRange } from './formats/byteRange'
import { pictureSizes } from './formats/pictures'
import { CONVERTED, FULL_SIZE, SOURCE } from '../shared/media/fileNames'
import { ownStorageKeyOf, storageKeyOf } from '../shared/media/store'

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PICTURE = new RegExp(`^(?:${Object.keys(pictureSizes).join('|')})\\.(webp|jpg)$`)

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
    const type = typeOf(file)
    const token = request.query.t
    if (!type || !KEY.test(key) || Array.isArray(token)) throw notFound()

    const viewer = token === undefined ? await visitorOf(deps, request) : await bearerOf(deps, request, token)
    const folder = viewer && (await (file === SOURCE ? ownStorageKeyOf : storageKeyOf)(deps, key, viewer))
    const stored = folder && (await storedFile(deps, folder, file))
    if (!stored) throw notFound()
    return sendFile(request, reply, stored, { type, tag: entityTag(`${folder}/${file}/${stored.size}`) })
  })
}

/** Treats a file that was deleted after the look-up as not found. */
function goneMeanwhile(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): never {
  for (const name of ['etag', 'accept-ranges', 'content-range', 'content-length']) reply.removeHeader(name)
  throw error.code === 'ENOENT' ? notFound() : error
}

function typeOf(file: string): string | undefined {
  if (file === CONVERTED) return 'video/mp4'
  return file === SOURCE ? 'image/jpeg' : types[PICTURE.exec(file)?.[1] ?? '']
}

/** Pictures from before originals were stored were never cropped, so their largest size is the whole picture. */
async function storedFile({ media }: Deps, folder: string, file: string): Promise<StoredFile | undefined> {
  const stored = await media.get(`${folder}/${file}`)
  return stored ?? (file === SOURCE ? media.get(`${folder}/${FULL_SIZE}`) : undefined)
}

/** Cache validator: new files have a new folder. Hashed, since folder names must not leak. */
function entityTag(version: string): string {
  return `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`
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

/** The browser caches a file but revalidates it at each use, so that a block or a deletion takes effect at once. */
const KEPT_BUT_ASKED = 'private, no-cache'

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { type, tag }: { type: string; tag: string },
): FastifyReply {
  void reply.headers({
    'cache-control': KEPT_BUT_ASKED,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: tag,
    vary: 'cookie',
  })
  if (request.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) {
    return reply.status(304).send()
  }
  // A range of another version would not match what the client already has.
  const { range: wanted, 'if-range': version = tag } = request.headers
  const range = wanted !== undefined && version === tag ? byteRange(wanted, file.size) : 'whole'
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  }
  const part = range === 'whole' ? undefined : range
  if (part) void reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  void reply.type(type).header('content-length', part ? part.end - part.start + 1 : file.size)
  // Otherwise the whole file would be read and discarded to answer HEAD.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.read(part))
}
