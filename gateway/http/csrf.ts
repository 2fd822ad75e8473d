import type { IncomingHttpHeaders } from 'node:http'

/** The header by which our own clients show that no foreign page made the request. */
export const csrfHeader = 'x-graphql-csrf'

interface Incoming {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly host: string
  /** As the browser used it: a trusted proxy says so, otherwise the connection. */
  readonly protocol: string
}

/**
 * Whether a request may have been made by a foreign page in the visitor's name. A browser lets any page send the
 * simple content types; JSON it asks about first, but that holds only as long as no one answers the question with yes,
 * so JSON counts by itself only from our own pages or where there is no cookie that could be misused.
 */
export function isForged({ method, headers, host, protocol }: Incoming): boolean {
  if (method === 'GET') return false
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, `${protocol}://${host}`)) return true
  if (headers[csrfHeader]) return false
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')) return true
  if (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin') return false
  return headers.cookie !== undefined || headers['sec-fetch-site'] !== undefined
}

/** Whether the browser itself says that a page of another site changes something. Programs say nothing of the kind. */
export function isForeign({ method, headers, host, protocol }: Incoming): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, `${protocol}://${host}`)
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString())
}

/** Compares the scheme too: whoever is on the network can write into a page that came over plain http. */
function isOwnOrigin(origin: string, own: string): boolean {
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin
}
