import type { FastifyRequest } from 'fastify'
import { isObject, operationIds } from '../core/operations/operationIds'

/** An operation in a plain JSON POST. */
export interface PlainRequest {
  readonly query: string | undefined
  /** Id of a persisted operation. */
  readonly id: string | undefined
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
  /** The media type of the answer. */
  readonly type: 'application/json' | 'application/graphql-response+json'
}

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const parameters = new Set(['query', 'documentId', 'id', 'operationName', 'variables', 'extensions'])

/** Reads a request if nothing about it is unusual; null leaves it to Yoga. */
export function plainRequest({ method, url, headers, body }: FastifyRequest): PlainRequest | null {
  if (method !== 'POST' || url.includes('?') || !json.test(headers['content-type'] ?? '')) return null
  const type = answerType(headers.accept)
  if (!type || !isObject(body)) return null
  for (const name in body) if (!parameters.has(name)) return null
  const { query, operationName, variables, extensions } = body
  const [id, another] = operationIds(body)
  const usual =
    another === undefined &&
    isOptionalText(query) &&
    isOptionalText(operationName) &&
    (variables == null || isObject(variables)) &&
    (extensions == null || isObject(extensions)) &&
    (id === undefined) !== (query == null)
  if (!usual) return null
  return {
    query: query ?? undefined,
    id,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    type,
  }
}

/** Of the two media types of answers, the one that the client names first. */
function answerType(accept = '*/*'): PlainRequest['type'] | undefined {
  for (const item of accept.toLowerCase().split(',')) {
    const type = item.trim()
    if (type === 'application/graphql-response+json' || type === 'application/json') return type
    if (type === '*/*' || type === 'application/*') return 'application/json'
    // Parameters may ask for another charset, or give a weight.
    if (type.includes(';')) return undefined
  }
  return undefined
}

function isOptionalText(value: unknown): value is string | null | undefined {
  return value == null || typeof value === 'string'
}
