import type { Session } from '#platform/session/session'
import { blogPath } from './paths'

/** Whether the staff has banned the viewer from blogs. */
export function isBannedFromBlogs({ viewer }: Pick<Session, 'viewer'>): boolean {
  return viewer.bans.includes('BLOGS')
}

/** Returns where to redirect viewers who are banned from blogs; null for all others. */
export function banRedirect(session: Pick<Session, 'viewer'>): string | null {
  return isBannedFromBlogs(session) ? blogPath('Ban') : null
}
