import type { Navigation } from '#platform/routing/route'

/** The number of an entry in the address; 0, which none has, where there is no number. */
export function entryNumber({ params }: Navigation): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
}
