import { ProfileStatus } from '../../contract/enums'
import type { SessionStart } from '../../contract/shapes'
import { contentTokens } from '../../core/access/contentToken'
import type { Deps, Viewer, Request } from '../../core/handler'
import { beginSession, endSession, type NewSession } from '../../core/access/session'
import type { Locale } from '../../content/locale'
import { currentProfile } from './currentProfile'

type SessionCall = Pick<Request<'LogOn.LogOn'>, 'viewer' | 'setSessionCookie' | 'userAgent'>

const closed: readonly number[] = [
  ProfileStatus.None,
  ProfileStatus.PermaLocked,
  ProfileStatus.ToBeDeleted,
  ProfileStatus.Deleted,
]

/** Whether a profile of this status can only be entered with its password. */
export function isClosed(status: number): boolean {
  return closed.includes(status)
}

/** Starts a session in place of the cookie's old one. Returns what the client needs to continue with it. */
export async function startSession(deps: Deps, call: SessionCall, newSession: NewSession): Promise<SessionStart> {
  const { db } = deps
  // Against session fixation: a token from before the log-in must be invalid after it.
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

export async function sessionStart(deps: Deps, viewer: Viewer): Promise<SessionStart> {
  return { profileData: await currentProfile(deps, viewer), contentTokens: contentTokens(deps, viewer) }
}
