type Fields = Readonly<Record<string, unknown>>

/**
 * The ids of persisted operations that a request names, in the three ways clients send one, each once. Of several
 * nobody chooses: whoever takes one for harmless must not let another one in.
 */
export function operationIds(params: unknown): readonly string[] {
  if (!isObject(params)) return []
  const { documentId, id, extensions } = params
  const { persistedQuery } = isObject(extensions) ? extensions : {}
  const { sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  return [...new Set([documentId, id, sha256Hash].filter(isText))]
}

/** Whether it is an object in the sense of JSON. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
