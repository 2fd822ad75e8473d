/** The purchase page. Call `hasPage` before linking to it. */
export const MEMBERSHIP = '/Membership'
