import type { Navigation } from '#platform/routing/route'

/** The number of the lodge in the address, or 0, which no lodge has. */
export function lodgeNumber({ params }: Pick<Navigation, 'params'>): number {
  return /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
}
