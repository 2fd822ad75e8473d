export interface Answer {
  readonly data?: unknown
  readonly errors?: readonly Told[]
}

interface Told {
  readonly message: string
  readonly path?: Path
  readonly extensions?: Readonly<Record<string, unknown>>
}

type Path = readonly (string | number)[]

/** An answer with its errors as a set, without parts that may legitimately differ. */
export function comparable({ data, errors = [] }: Answer): { readonly data: unknown; readonly errors: string[] } {
  const told = errors.map((error) => JSON.stringify(notificationsAbout(error, data)))
  return { data, errors: [...new Set(told)].toSorted() }
}

/**
 * Where null propagates beyond the failed field, the specification leaves open which of the errors below it are
 * reported; one is enough.
 */
function notificationsAbout({ message, path, extensions }: Told, data: unknown): object {
  const hole = path && holeAt(path, data)
  if (hole && path && hole.length < path.length) return { swallowed: hole }
  return { message, path, extensions: { ...extensions, requestId: undefined } }
}

/** The first null along a path. */
function holeAt(path: Path, data: unknown): Path {
  let value = data
  for (const [depth, key] of path.entries()) {
    if (value == null) return path.slice(0, depth)
    value = (value as Readonly<Record<string | number, unknown>>)[key]
  }
  return path
}
