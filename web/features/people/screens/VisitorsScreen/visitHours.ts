import type { VisitRange } from './__generated__/VisitorsScreenQuery.graphql'

/** Query parameter for how far back visits are shown. */
export const HOURS_QUERY = 'hours'

export const VISIT_HOURS = [24, 168, 720] as const

type VisitHours = (typeof VISIT_HOURS)[number]

const RANGES: Record<VisitHours, VisitRange> = { 24: 'LAST_24_HOURS', 168: 'LAST_7_DAYS', 720: 'LAST_30_DAYS' }

/** How far back the address asks for visits; the maximum when the value is missing or unknown. */
export function visitHours(search: URLSearchParams): VisitHours {
  return VISIT_HOURS.find((hours) => String(hours) === search.get(HOURS_QUERY)) ?? 720
}

/** The same as a GraphQL value. */
export function visitRange(search: URLSearchParams): VisitRange {
  return RANGES[visitHours(search)]
}
