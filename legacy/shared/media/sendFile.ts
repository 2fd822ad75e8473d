import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../core/handler'
import type { StoredFile } from '../../core/mediaStorage'
import { notFound } from '../../core/problem'
import { byteRange } from './byteRange'
import { CONVERTED, FULL_SIZE, pictureSizes, SOURCE } from './fileNames'

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PICTURE = new RegExp(`^(?:${Object.keys(pictureSizes).join('|')})\\.(webp|jpg)$`)

/** Whether an address can be that of a file: `{key}/{size}.{format}`. */
export function isMediaFile(key: string, file: string): boolean {
  return KEY.test(key) && typeOf(file) !== undefined
}

/** Sends a file of a media item that the viewer may see. @throws 404 when it is missing */
export async function sendMediaFile(
  deps: Pick<Deps, 'media'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file }: { readonly folder: string; readonly file: string },
): Promise<FastifyReply> {
  const type = typeOf(file)
  const stored = await storedFile(deps, folder, file)
  if (!type || !stored) throw notFound()
  return sendFile(request, reply, stored, { type, tag: entityTag(`${folder}/${file}/${stored.size}`) })
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

/** Pictures from before originals were stored were never cropped, so their largest size is the whole picture. */
async function storedFile(
  { media }: Pick<Deps, 'media'>,
  folder: string,
  file: string,
): Promise<StoredFile | undefined> {
  const stored = await media.get(`${folder}/${file}`)
  return stored ?? (file === SOURCE ? media.get(`${folder}/${FULL_SIZE}`) : undefined)
}

/** Cache validator: new files have a new folder. Hashed, since folder names must not leak. */
function entityTag(version: string): string {
  return `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`
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
