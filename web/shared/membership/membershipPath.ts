/** Where memberships are bought. Ask `hasPage` before a link is made of it. */
export const MEMBERSHIP = '/Membership'
