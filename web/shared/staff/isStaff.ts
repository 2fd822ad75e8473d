import type { Viewer } from '#platform/session/session'

const STAFF: readonly Viewer['roleLevel'][] = ['SUPPORT', 'DEVELOPER']

/** Support and developers. For display only: the server authorises. */
export function isStaff({ roleLevel }: Pick<Viewer, 'roleLevel'>): boolean {
  return STAFF.includes(roleLevel)
}
