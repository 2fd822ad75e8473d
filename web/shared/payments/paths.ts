export const QUICK_SCOR = '/QuickScor'
export const PROMOTE = '/Promote'
export const PROMOTE_QUICK_SCOR = `${PROMOTE}/QuickScor`
export const PROMOTE_SEARCH = `${PROMOTE}/Search`

/** The query that opens the receipt dialog on any page. */
export const SHOW_RECEIPT = 'showReceipt'

export function receiptPath(orderLegacyId: number): string {
  return `/Receipt?order=${orderLegacyId}`
}

/** A path with the query that opens the receipt of an order on it. */
export function withReceipt(path: string, orderLegacyId: number): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  const search = new URLSearchParams(query)
  search.set(SHOW_RECEIPT, String(orderLegacyId))
  return `${pathname}?${search.toString()}`
}

/** The number of an order in an address; null for anything else. */
export function readOrderNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
