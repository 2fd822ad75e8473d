/** The page of a receipt. */
export function receiptPath(orderLegacyId: number): string {
  return `/Receipt?order=${orderLegacyId}`
}

/** The page of an event. */
export function eventPath(legacyId: number): string {
  return `/Community/Events/Event/${legacyId}`
}

/** The page of a lodge. */
export function lodgePath(legacyId: number): string {
  return `/Community/Lodges/Lodge/${legacyId}`
}
