/** Addresses that several areas link to. */

/** Opens the log-in dialog over the front page, and leads on to the wanted path afterwards. */
export function logInPath(wanted?: string): string {
  return wanted ? `/?login=1&u=${encodeURIComponent(wanted)}` : '/?login=1'
}

export const CREATE_PROFILE = '/Create'

export const MEMBERSHIP = '/Membership'
