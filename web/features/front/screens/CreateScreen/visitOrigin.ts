import type { ConsentStorage } from '#lib/consentStorage'
import type { VisitOrigin } from './createForm'
import type { Promo } from '#platform/consent/visitOrigin'

type Storage = Pick<ConsentStorage, 'get'>

/** What a link inside the client tells the form: the path that it stood on. */
export interface CreateLinkState {
  readonly from?: string
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
