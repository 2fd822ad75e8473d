import { ProfileStatus } from '../../contract/enums'
import type { SessionStart } from '../../contract/shapes'
import { contentTokens } from '../../core/contentToken'
import type { Deps, Viewer, Request } from '../../core/handler'
import { beginSession, endSession, type NewSession } from '../../core/session'
import type { Locale } from '../../content/locale'
import { currentProfile } from './currentProfile'

type SessionCall = Pick<Request<'LogOn.LogOn'>, 'viewer' | 'setSessionCookie' | 'userAgent'>

const closed: readonly number[] = [
  ProfileStatus.None,
  ProfileStatus.PermaLocked,
  ProfileStatus.ToBeDeleted,
  ProfileStatus.Deleted,
]

/** Whether nobody gets into a profile of this status without its password. */
export function isClosed(status: number): boolean {
  return closed.includes(status)
}

/** Begins a session in place of the one the cookie had, and answers what the client needs to go on with it. */
export async function startSession(deps: Deps, call: SessionCall, newSession: NewSession): Promise<SessionStart> {
  const { db } = deps
  // A token that was known before the log-on must be worth nothing after it.
  if (call.viewer.session) await endSession(deps, call.viewer.session)
  const { token, session } = await beginSession(deps, { ...newSession, userAgent: call.userAgent })
  call.setSessionCookie(token, newSession.rememberMe)
  const profile = await db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', newSession.profileId)
    .executeTakeFirstOrThrow()
  return sessionStart(deps, { ...call.viewer, locale: profile.language as Locale, session, profile })
}

/** The session of a viewer with fresh content tokens. */
export async function sessionStart(deps: Deps, viewer: Viewer): Promise<SessionStart> {
  return { profileData: await currentProfile(deps, viewer), contentTokens: contentTokens(deps, viewer) }
}
