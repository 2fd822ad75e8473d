import { MEMBERSHIP } from '#platform/routing/links'

export const HISTORY = `${MEMBERSHIP}/History`
export const OFFER = `${MEMBERSHIP}/Offer/:offerId`
export const RECEIPT = '/Receipt'
