import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../core/handler'
import type { StoredFile } from '../../core/mediaStorage'
import { notFound } from '../../core/problem'
import { byteRange } from './byteRange'
import { CONVERTED, FULL_SIZE, pictureSizes, SOURCE } from './fileNames'

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }
const AVIF = 'image/avif'
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PICTURE = new RegExp(`^(?:${Object.keys(pictureSizes).join('|')})\\.(webp|jpg)$`)

/** Whether an address can be that of a file: `{key}/{size}.{format}`. */
export function isMediaFile(key: string, file: string): boolean {
  return KEY.test(key) && typeOf(file) !== undefined
}

interface MediaFile {
  readonly folder: string
  readonly file: string
  /** Until when the browser need not ask again; without it, it asks at each use. */
  readonly freshUntil?: Date
}

/** Sends a file of a media item that the viewer may see. @throws 404 when it is missing */
export async function sendMediaFile(
  deps: Pick<Deps, 'media' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file, freshUntil }: MediaFile,
): Promise<FastifyReply> {
  const small = request.headers.accept?.includes(AVIF) ? await smallFile(deps, folder, file) : undefined
  const type = small ? AVIF : typeOf(file)
  const stored = small ?? (await storedFile(deps, folder, file))
  if (!type || !stored) throw notFound()
  const maxAge = freshUntil ? Math.floor((freshUntil.getTime() - deps.clock.now().getTime()) / 1000) : 0
  return sendFile(request, reply, stored, { type, tag: entityTag(`${folder}/${file}/${type}/${stored.size}`), maxAge })
}

/** Treats a file that was deleted after the look-up as not found. */
export function goneMeanwhile(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): never {
  for (const name of ['etag', 'accept-ranges', 'content-range', 'content-length']) reply.removeHeader(name)
  throw error.code === 'ENOENT' ? notFound() : error
}

function typeOf(file: string): string | undefined {
  if (file === CONVERTED) return 'video/mp4'
  return file === SOURCE ? 'image/jpeg' : types[PICTURE.exec(file)?.[1] ?? '']
}

/**
 * A file, or what stands in for one of later versions. Pictures from before originals were stored were never cropped,
 * so their largest size is the whole picture.
 */
async function storedFile(
  { media }: Pick<Deps, 'media'>,
  folder: string,
  file: string,
): Promise<StoredFile | undefined> {
  const older = file === SOURCE ? FULL_SIZE : file.replace(/^card\./, 'gallery.')
  return (await media.get(`${folder}/${file}`)) ?? (older === file ? undefined : media.get(`${folder}/${older}`))
}

/** The same picture as AVIF, which not every one has. */
async function smallFile(
  { media }: Pick<Deps, 'media'>,
  folder: string,
  file: string,
): Promise<StoredFile | undefined> {
  return file.endsWith('.webp') ? media.get(`${folder}/${file.replace(/webp$/, 'avif')}`) : undefined
}

/** Cache validator: new files have a new folder. Hashed, since folder names must not leak. */
function entityTag(version: string): string {
  return `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { type, tag, maxAge }: { type: string; tag: string; maxAge: number },
): FastifyReply {
  void reply.headers({
    // No other viewer's browser finds it: the address holds the session, and the answer depends on the cookie.
    'cache-control': maxAge > 0 ? `private, max-age=${maxAge}` : 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: tag,
    vary: 'cookie, accept',
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
