import type { Session } from '#platform/session/session'

/** Whether the staff has banned the viewer from creating lodges. */
export function isBannedFromCreating({ viewer }: Pick<Session, 'viewer'>): boolean {
  return viewer.bans.includes('CREATE_LODGES')
}
