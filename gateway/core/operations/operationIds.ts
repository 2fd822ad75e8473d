type Fields = Readonly<Record<string, unknown>>

/**
 * The distinct ids of persisted operations in a request, from the three fields that clients use. Returns all of
 * them and chooses none: a check that finds one harmless must not let another one in.
 */
export function operationIds(params: unknown): readonly string[] {
  if (!isObject(params)) return []
  const { documentId, id, extensions } = params
  const { persistedQuery } = isObject(extensions) ? extensions : {}
  const { sha256Hash } = isObject(persistedQuery) ? persistedQuery : {}
  const ids: string[] = []
  for (const named of [documentId, id, sha256Hash]) if (isText(named) && !ids.includes(named)) ids.push(named)
  return ids
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
