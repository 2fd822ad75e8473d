// Any base serves to see whether a path leaves its site; this one can never be a real site.
const BASE = 'https://site.invalid'

/**
 * Returns the path after log-in from the query parameter `u` if it is an absolute path of this site, otherwise
 * null. Backslashes and control characters are refused, because browsers read `/\host` and `/<tab>/host` as
 * another site.
 */
export function safePath(u: string | null): string | null {
  if (!u?.startsWith('/') || /[\\\p{Cc}]/u.test(u) || !URL.canParse(u, BASE)) return null
  const { origin, pathname, search, hash } = new URL(u, BASE)
  // Resolving dot segments can result in a path that starts with two slashes (`/.//host`).
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null
}
