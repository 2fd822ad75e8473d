/** The desk of reports. */
export const REPORT_DESK = '/Admin/Reports'

export function casePath(legacyId: number): string {
  return `${REPORT_DESK}/${legacyId}`
}

/** The desk of new profiles and pictures. */
export const LOOK_DESK = '/Admin/New'

/** The desk of breaking news and tickers. */
export const NEWS_DESK = '/Admin/News'

/** The page where staff look after orders. */
export const PAYMENTS = '/Admin/Payments'

/** Who has which role. */
export const ROLES = '/Admin/Roles'

/** Who makes events on this site. */
export const EVENT_ADMINS = '/Admin/EventAdmins'

/** What the staff did and looked at. */
export const STAFF_LOG = '/Admin/Log'

/** Who of the staff acted as the viewer. */
export const OWN_IMPERSONATIONS = '/WhoLooked'

/** The page of the decisions about the viewer. */
export const DECISIONS = '/Decisions'

/** A decision by its secret. */
export const DECISION = '/Decision'

/** The support desk. */
export const DESK = '/Admin/Tickets'

export function deskTicketPath(legacyId: number): string {
  return `${DESK}/${legacyId}`
}
