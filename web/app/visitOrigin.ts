import type { ConsentStorage } from '../lib/consentStorage'

type Storage = Pick<ConsentStorage, 'get' | 'set'>

/** The path that the visitor came from: a page of ours, or the address of another site without its queries. */
export function referrerOf(from: unknown, documentReferrer: string, ownOrigin: string): string | null {
  if (typeof from === 'string') return from
  if (!URL.canParse(documentReferrer)) return null
  const { origin, pathname } = new URL(documentReferrer)
  return origin === ownOrigin ? pathname : origin + pathname
}

/** Remembers where the visit came from, the first answer only: what comes later is the visitor's way about the site. */
export function rememberOrigin(search: URLSearchParams, referrer: string | null, storage: Storage): void {
  const utmSource = search.get('utm_source')
  if (utmSource) storage.set('utm_source', utmSource.slice(0, 100))
  if (referrer && !storage.get('referrer')) storage.set('referrer', referrer.slice(0, 500))
}

/** Remembers the campaign and the other site that a visit began with, whichever page of ours it began on. */
export function rememberArrival({ search, origin }: URL, documentReferrer: string, storage: Storage): void {
  const cameFromOutside = URL.canParse(documentReferrer) && new URL(documentReferrer).origin !== origin
  const referrer = cameFromOutside ? referrerOf(undefined, documentReferrer, origin) : null
  rememberOrigin(new URLSearchParams(search), referrer, storage)
}
