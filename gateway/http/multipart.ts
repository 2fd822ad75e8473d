import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLParams } from 'graphql-yoga'
import { badInput } from '../core/errors'
import { UploadedFile } from '../core/rest/uploads'
import type { Limits } from '../core/settings'
import { refuseUnwieldy } from './unwieldy'

/** Far longer than any of our inputs needs, because a path is walked step by step. */
const longestPath = 200
const mostSteps = 5

interface Upload {
  readonly params: GraphQLParams
  readonly file: MultipartFile
}

/** Whether a request declares a file. */
export function isUpload({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/**
 * Reads a GraphQL multipart request up to its file, which arrives while the operation is already running.
 * Operations and map come first, as the specification demands, and there is one file.
 */
export async function readMultipart(request: FastifyRequest, limits: Limits): Promise<Upload> {
  const fields = new Map<string, string>()
  const next = partReader(request, limits.upload)
  for (let part = await next(); part; part = await next()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    // The rest after the file is drained without parsing: 500,000 empty parts would take seconds.
    const stop = () => drainBody(request)
    void next().then(stop, stop)
    const operations = parseObject(fields.get('operations'), 'operations')
    const map = parseObject(fields.get('map'), 'map')
    refuseUnwieldy([operations, map], limits)
    const file = new UploadedFile(part.filename, part.mimetype, part.file)
    const paths = map[part.fieldname]
    const path = Array.isArray(paths) && paths.length === 1 ? String(paths[0]) : ''
    return { params: { ...operations, variables: withFile(operations['variables'], path, file) }, file: part }
  }
  throw badInput('A multipart request carries a file.')
}

/** Stepped by hand: leaving a `for await` early would end the parser, and with it the file. */
function partReader(request: FastifyRequest, maxFileSize: number) {
  // One byte more than allowed reveals that there is too much.
  const limits = { files: 1, fields: 2, parts: 10, fieldSize: 100_000, fileSize: maxFileSize + 1 }
  const parts = request.parts({ limits })
  return async (): Promise<Multipart | undefined> => {
    const step = await parts.next().catch(refuseUnparsable)
    return step.done === true ? undefined : step.value
  }
}

/** The parser's own limits have a status; its other errors concern the input, such as a boundary that is too long. */
function refuseUnparsable(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw badInput('The multipart request could not be read.')
}

/** Drains the rest of a body without parsing, so that its sender can read the answer. */
export function drainBody({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** Closes the connection of a refused upload once its answer is written and its body has been drained. */
export function closeAfterBody(request: FastifyRequest, { raw: response }: FastifyReply): void {
  const { raw } = request
  drainBody(request)
  response.once('finish', () => {
    if (raw.complete) raw.socket.end()
    else raw.once('end', () => raw.socket.end())
  })
}

function parseObject(text: string | undefined, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Reported below, alike for missing text, invalid JSON and anything but an object.
  }
  throw badInput(`A multipart request has a part \`${name}\` with a JSON object, before the file.`)
}

/** Inserts the file at the path that the map names: `variables.input.file`. */
function withFile(variables: unknown, path: string, file: UploadedFile): Record<string, unknown> {
  const [root, ...steps] = path.length > longestPath ? [] : path.split('.')
  if (root !== 'variables' || steps.length === 0 || steps.length >= mostSteps) {
    throw badInput('The map names one variable for each file.')
  }
  const put = (value: unknown, index: number): unknown => {
    const step = steps[index]
    if (step === undefined) return file
    const present: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
    return { ...present, [step]: put(present[step], index + 1) }
  }
  return put(variables, 0) as Record<string, unknown>
}
