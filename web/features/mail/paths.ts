export function receiptPath(orderLegacyId: number): string {
  return `/Receipt?order=${orderLegacyId}`
}

export function eventPath(legacyId: number): string {
  return `/Community/Events/Event/${legacyId}`
}
