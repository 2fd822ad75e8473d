import type { Viewer } from '#platform/session/session'

const STAFF: readonly Viewer['roleLevel'][] = ['SUPPORT', 'DEVELOPER']

/** Support and developers. The server decides what they may do; this is for what they are shown. */
export function isStaff({ roleLevel }: Pick<Viewer, 'roleLevel'>): boolean {
  return STAFF.includes(roleLevel)
}
