/** In days; 0 for all time. */
export const blogPeriods = { ALL: 0, WEEK: 7, TWO_WEEKS: 14, MONTH: 30 } as const
export type BlogPeriod = (typeof blogPeriods)[keyof typeof blogPeriods]
