import type { ConsentStorage } from '../../../../lib/consentStorage'
import type { VisitOrigin } from './createForm'
import type { Promo } from './createPromo'

type Storage = Pick<ConsentStorage, 'get' | 'set'>

/** What a link inside the client tells the form: the path that it stood on. */
export interface CreateLinkState {
  readonly from?: string
}

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

/** All that is known of where the visit came from, for the sign-up. */
export function originOf(promo: Promo, storage: Storage): VisitOrigin {
  return {
    referrer: storage.get('referrer') ?? undefined,
    utmSource: storage.get('utm_source') ?? undefined,
    campaign: promo.campaign,
    promoter: promo.promoter,
  }
}
