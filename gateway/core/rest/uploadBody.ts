import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { badInput, RefusedError } from '../errors'
import type { UploadedFile } from './uploads'

interface MultipartBody {
  readonly contentType: string
  readonly body: Readable
  /** The error that stopped the stream on our side or the sender's. */
  failure(): Error | undefined
}

/**
 * The body of an upload to the REST calls: one part `File`, streamed in chunks, so that memory use does not grow
 * with the file. Aborts the upstream request over the limit.
 */
export function multipartBody(file: UploadedFile, limit: number): MultipartBody {
  const boundary = randomUUID()
  let failed: Error | undefined
  async function* body() {
    const name = file.name.replace(/["\r\n\\]/g, '_')
    const type = file.type.replace(/[\r\n]/g, '')
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="File"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    )
    let size = 0
    try {
      for await (const chunk of file.stream) {
        const bytes = Buffer.from(chunk)
        size += bytes.length
        if (size > limit) throw fileTooLarge()
        yield bytes
      }
    } catch (error) {
      failed = error instanceof RefusedError ? error : badInput('The file did not arrive whole.', 'FILE_INCOMPLETE')
      throw failed
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(body()),
    failure: () => failed,
  }
}

/** The refusal of a file over the gateway's own limit, in the upstream's format. */
export function fileTooLarge(): RefusedError {
  const detail = 'The file is too large.'
  const problem = { type: 'about:blank', title: 'Payload Too Large', status: 413, code: 'FILE_TOO_LARGE', detail }
  return new RefusedError(413, problem, 'BAD_USER_INPUT', { reason: problem.code })
}
