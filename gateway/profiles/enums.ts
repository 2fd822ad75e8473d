/** In hours. */
export const visitRanges = { LAST_24_HOURS: 24, LAST_7_DAYS: 168, LAST_30_DAYS: 720 } as const
export type VisitRange = (typeof visitRanges)[keyof typeof visitRanges]
