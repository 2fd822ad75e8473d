/**
 * The cookies of the reference server: the session, and one that identifies a device from which a member has
 * logged in.
 */
export const cookieNames = { session: 'sid', device: 'device' } as const

const HOST_PREFIX = '__Host-'

/**
 * The name of a cookie over a protocol. Browsers accept a `__Host-` cookie only under TLS and from the very host,
 * so that neither a page over plain http nor another subdomain can plant one.
 */
export function cookieName(cookie: keyof typeof cookieNames, protocol: string): string {
  return protocol === 'https' ? `${HOST_PREFIX}${cookieNames[cookie]}` : cookieNames[cookie]
}

/** Whether a cookie tells a device, and not a session. */
export function isDeviceCookie(name: string): boolean {
  return name === cookieNames.device || name === HOST_PREFIX + cookieNames.device
}

/** The cookies that count over a protocol: under TLS `__Host-sid` replaces `sid`, where both are named. */
export function countedCookies(names: readonly string[], protocol: string): readonly string[] {
  if (protocol !== 'https') return names.filter((name) => !name.startsWith(HOST_PREFIX))
  return names.filter((name) => name.startsWith(HOST_PREFIX) || !names.includes(`${HOST_PREFIX}${name}`))
}

/** Names and values of a Cookie header. Values are not decoded, because that could change a signed one. */
export function cookiePairs(header: string | undefined): readonly (readonly [name: string, value: string])[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : []
  })
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  return cookiePairs(header).find(([known]) => known === name)?.[1]
}

/** Whether a cookie comes twice: servers that choose differently would take one request for two members'. */
export function hasRepeatedCookie(header: string | undefined, names: readonly string[]): boolean {
  // Hardly any header names a cookie twice, and this finds out without splitting it.
  if (header === undefined || !names.some((name) => header.indexOf(name) !== header.lastIndexOf(name))) return false
  const seen = cookiePairs(header).flatMap(([name]) => (names.includes(name) ? [name] : []))
  return new Set(seen).size < seen.length
}
