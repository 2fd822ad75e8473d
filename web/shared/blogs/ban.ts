import type { Session } from '#platform/session/session'
import { blogPath } from './paths'

/** Whether the staff has taken blogs away from the viewer. */
export function isBannedFromBlogs({ viewer }: Pick<Session, 'viewer'>): boolean {
  return viewer.bans.includes('BLOGS')
}

/** Where those are led who are banned from blogs; null for all others. */
export function banRedirect(session: Pick<Session, 'viewer'>): string | null {
  return isBannedFromBlogs(session) ? blogPath('Ban') : null
}
