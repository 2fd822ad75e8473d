import type { ConsentStorage } from '#lib/consent/consentStorage'

type Storage = Pick<ConsentStorage, 'get' | 'set'>

/** The source of a promotion link: the queries `cp` and `prid`. */
export interface Promo {
  readonly campaign?: string
  readonly promoter?: string
}

/** The promotion in an address, or null. */
export function promoOf(search: URLSearchParams): Promo | null {
  const campaign = search.get('cp')?.slice(0, 100)
  const promoter = search.get('prid')?.slice(0, 100)
  return campaign || promoter ? { campaign, promoter } : null
}

/** The stored promotion with the form that it began, or null when it is malformed. */
export function storedPromo(storage: Pick<Storage, 'get'>): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage.get('createProfilePromo') ?? '{}')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** The path that the visitor came from: a page of ours, or the address of another site without its query. */
export function referrerOf(from: unknown, documentReferrer: string, ownOrigin: string): string | null {
  if (typeof from === 'string') return from
  if (!URL.canParse(documentReferrer)) return null
  const { origin, pathname } = new URL(documentReferrer)
  return origin === ownOrigin ? pathname : origin + pathname
}

/** Stores where the visit came from, the first answer only: later ones are the visitor's way about the site. */
export function rememberOrigin(search: URLSearchParams, referrer: string | null, storage: Storage): void {
  const utmSource = search.get('utm_source')
  if (utmSource) storage.set('utm_source', utmSource.slice(0, 100))
  if (referrer && !storage.get('referrer')) storage.set('referrer', referrer.slice(0, 500))
}

/** Stores the campaign, promotion and referring site of a visit, on whichever page it began. */
export function rememberArrival({ search, origin }: URL, documentReferrer: string, storage: Storage): void {
  const cameFromOutside = URL.canParse(documentReferrer) && new URL(documentReferrer).origin !== origin
  const referrer = cameFromOutside ? referrerOf(undefined, documentReferrer, origin) : null
  const parameters = new URLSearchParams(search)
  rememberOrigin(parameters, referrer, storage)
  const promo = promoOf(parameters)
  const { form } = storedPromo(storage)
  if (promo) storage.set('createProfilePromo', JSON.stringify({ ...promo, form }))
}
