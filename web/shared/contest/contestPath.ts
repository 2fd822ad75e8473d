export const CONTEST = '/Contest'

/** The site that holds contests. */
export const CONTEST_SITE = 1
