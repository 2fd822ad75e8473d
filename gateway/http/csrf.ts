import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers that prove, by their presence, that no foreign page made the request: browsers ask before they send them. The
 * first is our own clients', the others are sent by Apollo's.
 */
const proofs = ['x-graphql-csrf', 'apollo-require-preflight', 'x-apollo-operation-name']

interface Incoming {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly host: string
  /** The protocol that the browser used: from a trusted proxy, otherwise from the connection. */
  readonly protocol: string
}

/**
 * Whether a foreign page may have made the request in the visitor's name. Browsers let any page send the simple
 * content types; for JSON they send a preflight, which protects only as long as nobody answers it. JSON therefore
 * counts alone only from our own pages, or without a cookie that could be misused.
 */
export function isForged({ method, headers, host, protocol }: Incoming): boolean {
  if (method === 'GET') return false
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, `${protocol}://${host}`)) return true
  if (proofs.some((name) => headers[name])) return false
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')) return true
  if (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin') return false
  return headers.cookie !== undefined || headers['sec-fetch-site'] !== undefined
}

/** Whether the browser reports a write by a page of another site. Programs send no such headers. */
export function isForeign({ method, headers, host, protocol }: Incoming): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, `${protocol}://${host}`)
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString())
}

/** Compares the scheme too: an attacker on the network can write into a page that came over plain http. */
function isOwnOrigin(origin: string, own: string): boolean {
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin
}
