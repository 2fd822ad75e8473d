import type { ConsentStorage } from '#lib/consent/consentStorage'
import type { VisitOrigin } from './createForm'
import type { Promo } from '#platform/consent/visitOrigin'

type Storage = Pick<ConsentStorage, 'get'>

/** State of a link inside the client: the path of the page that contains it. */
export interface CreateLinkState {
  readonly from?: string
}

export function originOf(promo: Promo, storage: Storage): VisitOrigin {
  return {
    referrer: storage.get('referrer') ?? undefined,
    utmSource: storage.get('utm_source') ?? undefined,
    campaign: promo.campaign,
    promoter: promo.promoter,
  }
}
