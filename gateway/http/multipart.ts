import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { GraphQLParams } from 'graphql-yoga'
import { badInput } from '../core/errors'
import { UploadedFile } from '../core/uploads'
import type { Limits } from '../core/settings'
import { refuseUnwieldy } from './unwieldy'

/** Far over what any of our inputs needs: a path is walked step by step. */
const longestPath = 200
const mostSteps = 5

interface Upload {
  readonly params: GraphQLParams
  readonly file: MultipartFile
}

/** Whether a request says of itself that it brings a file. */
export function isUpload({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/**
 * Reads a GraphQL multipart request up to its file, which follows while the operation is already running. Operations
 * and map come first, as the request specification demands, and there is one file.
 */
export async function readMultipart(request: FastifyRequest, limits: Limits): Promise<Upload> {
  const fields = new Map<string, string>()
  for await (const part of partsOf(request, limits.upload)) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
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
function partsOf(request: FastifyRequest, maxFileSize: number) {
  // One byte more than allowed shows that there is too much.
  const limits = { files: 1, fields: 2, parts: 10, fieldSize: 100_000, fileSize: maxFileSize + 1 }
  const parts = request.parts({ limits })
  return { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) }
}

function parseObject(text: string | undefined, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below, the same for text that is missing, no JSON or no object.
  }
  throw badInput(`A multipart request has a part \`${name}\` with a JSON object, before the file.`)
}

/** Puts the file where the map says: `variables.input.file`. */
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
