import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../handler'
import { invalid, Problem } from '../problem'

const MEGABYTE = 1024 * 1024

/** The part `File` of a multipart request, as a stream that fails beyond the maximum size. */
export async function upload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem(415, 'FILE_TYPE_NOT_ALLOWED')
  const limits = { fileSize: maxBytes, files: 1, fields: 10, parts: 11 }
  const part = await request.file({ limits }).catch(incomplete)
  if (!part || part.fieldname !== 'File') throw invalid({ field: 'File', code: 'REQUIRED' })
  const tooLarge = new Problem(413, 'FILE_TOO_LARGE', { params: { max: Math.floor(maxBytes / MEGABYTE) } })
  // The whole file may have arrived already, before its event could be heard.
  if (part.file.truncated) throw tooLarge
  // The rest after the file is not parsed: 500,000 empty parts would take seconds.
  part.file.once('end', () => drainBody(request))
  part.file.once('limit', () => part.file.destroy(tooLarge))
  return { stream: Readable.from(arriving(part.file)), filename: part.filename }
}

/** Drains the rest of a body without parsing: unread, it would hold the connection until the timeout. */
export function drainBody({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** The parser fails for malformed or truncated forms, which is the sender's fault. */
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
