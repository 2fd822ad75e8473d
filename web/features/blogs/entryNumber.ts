import type { Navigation } from '#platform/routing/route'

/** Number of the entry in the address, or 0, which no entry has. */
export function entryNumber({ params }: Navigation): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
}
