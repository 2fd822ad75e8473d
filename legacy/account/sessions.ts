import type { AnswerOf } from '../contract/contract'
import { refuseImpersonated } from '../core/access/access'
import type { Deps, Handler, Handlers, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { endOwnSessions } from '../core/access/session'

/** The sessions of the viewer's profile, this one first; those of administrators are not the member's. */
export async function sessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { profile, session }: MemberViewer,
): Promise<AnswerOf<'LogOn.GetSessions'>> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'rememberMe', 'createdAt', 'lastSeenAt'])
    .where('profileId', '=', profile.id)
    .where('impersonatorId', 'is', null)
    .where('expiresAt', '>', clock.now())
    .orderBy((eb) => eb('id', '=', session.id), 'desc')
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    current: row.id === session.id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

const MAX_SHOWN = 100

const endSession: Handler<'LogOn.EndSession'> = async (deps, call) => {
  const { viewer, body } = call
  refuseImpersonated(viewer)
  const ended = await endOwnSessions(deps, viewer.profile.id, { id: body.sessionId })
  if (ended === 0) throw notFound()
  if (body.sessionId === viewer.session.id) call.clearSessionCookie()
  return {}
}

const endSessions: Handler<'LogOn.EndSessions'> = async (deps, call) => {
  const { viewer, body } = call
  refuseImpersonated(viewer)
  const { profile, session } = viewer
  await endOwnSessions(deps, profile.id, { except: body.includingThis ? null : session.id })
  if (body.includingThis) call.clearSessionCookie()
  return {}
}

export const sessionHandlers = {
  'LogOn.GetSessions': (deps, { viewer }) => sessionsOf(deps, viewer),
  'LogOn.EndSession': endSession,
  'LogOn.EndSessions': endSessions,
} satisfies Partial<Handlers>
