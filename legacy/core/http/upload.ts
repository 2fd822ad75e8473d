import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../handler'
import { invalid, Problem } from '../problem'

const MEGABYTE = 1024 * 1024

/** The part `File` of a multipart request as a stream that fails when it holds more than so many bytes. */
export async function upload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, 'FILE_TYPE_NOT_ALLOWED')
  const limits = { fileSize: maxBytes, files: 1, fields: 10, parts: 11 }
  const part = await request.file({ limits }).catch(incomplete)
  if (!part || part.fieldname !== 'File') throw invalid({ field: 'File', code: 'REQUIRED' })
  const tooLarge = new Problem(413, 'FILE_TOO_LARGE', { params: { max: Math.floor(maxBytes / MEGABYTE) } })
  // All of it may have arrived already, and then the event is past.
  if (part.file.truncated) throw tooLarge
  // Nothing behind the file is wanted: 500,000 parts without content would take seconds to parse.
  part.file.once('end', () => drainBody(request))
  part.file.once('limit', () => part.file.destroy(tooLarge))
  return { stream: Readable.from(arriving(part.file)), filename: part.filename }
}

/** Reads what is left of a body without parsing it: unread, it would hold the connection until it times out. */
export function drainBody({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** The parser fails for forms that end too early, or are none: that is the sender's doing. */
async function* arriving(file: Readable): AsyncGenerator {
  try {
    yield* file
  } catch (error) {
    incomplete(error)
  }
}

function incomplete(error: unknown): never {
  throw error instanceof Problem ? error : invalid({ field: 'File', code: 'FILE_UNREADABLE' })
}
