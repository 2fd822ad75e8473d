import { isClosed, sessionStart, startSession } from '../shared/account/sessionStart'
import type { AnswerOf } from '../contract/contract'
import { ProfileStatus } from '../contract/enums'
import { after, MINUTE } from '../core/clock'
import { pageOf, type Deps, type Request } from '../core/handler'
import { plainText } from '../core/text/plainText'
import { invalid, notFound, Problem } from '../core/problem'
import { endSession } from '../core/access/session'
import { refuseOwn } from '../shared/profiles/others'

/** Minimum characters of a reason, without surrounding space. */
const MIN_REASON = 3
/** The longest time of acting as another, and the usual one. */
const MAX_MINUTES = 60

/** Lets an administrator act as somebody of a lower role; the log records who, whom, when and why. */
export async function impersonate(
  deps: Deps,
  call: Request<'Admin.Impersonate'>,
): Promise<AnswerOf<'Admin.Impersonate'>> {
  const { db, clock } = deps
  const { profile: admin } = call.viewer
  const { profileId, minutes = MAX_MINUTES } = call.body
  refuseOwn(call.viewer, profileId)
  const reason = plainText(call.body.reason)
  if (reason.length < MIN_REASON) {
    throw invalid({ field: 'reason', code: 'TOO_SHORT', params: { min: MIN_REASON } })
  }
  const target = await db
    .selectFrom('profile')
    .select(['id', 'roleLevel'])
    .where('id', '=', profileId)
    .where('status', '<>', ProfileStatus.Deleted)
    .executeTakeFirst()
  if (!target) throw notFound()
  if (target.roleLevel >= admin.roleLevel) throw new Problem(403, 'CANNOT_ACT_AS_STAFF')
  const { id: logId } = await db
    .insertInto('impersonationLog')
    .values({ adminProfileId: admin.id, profileId, reason, minutes, startedAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const impersonation = { impersonatorId: admin.id, logId, minutes }
  return startSession(deps, call, { profileId, rememberMe: false, impersonation })
}

/** Returns to the administrator's own profile. */
export async function stopImpersonating(
  deps: Deps,
  call: Request<'Admin.StopImpersonating'>,
): Promise<AnswerOf<'Admin.StopImpersonating'>> {
  const { session } = call.viewer
  const { impersonatorId } = session
  // Already back.
  if (impersonatorId === null) return sessionStart(deps, call.viewer)
  const { status } = await deps.db
    .selectFrom('profile')
    .select('status')
    .where('id', '=', impersonatorId)
    .executeTakeFirstOrThrow()
  if (isClosed(status)) {
    await endSession(deps, session)
    call.clearSessionCookie()
    throw new Problem(401, 'UNAUTHENTICATED')
  }
  return startSession(deps, call, { profileId: impersonatorId, rememberMe: false })
}

/** The acting log, newest first. */
export async function impersonationLog(
  { db, clock }: Deps,
  query: Request<'Admin.GetImpersonationLog'>['query'],
): Promise<AnswerOf<'Admin.GetImpersonationLog'>> {
  const { skip, take } = pageOf(query)
  const rows = await db
    .selectFrom('impersonationLog')
    .innerJoin('profile', 'profile.id', 'impersonationLog.profileId')
    .leftJoin('profile as admin', 'admin.id', 'impersonationLog.adminProfileId')
    .selectAll('impersonationLog')
    .select(['profile.name as profileName', 'admin.name as adminName'])
    .orderBy('impersonationLog.startedAt', 'desc')
    .orderBy('impersonationLog.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => ({ ...row, ...timesOf(row, clock.now()) }))
}

/** Who acted as the viewer, newest first. */
export async function ownImpersonations(
  { db, clock }: Deps,
  { viewer, query }: Request<'Admin.GetOwnImpersonations'>,
): Promise<AnswerOf<'Admin.GetOwnImpersonations'>> {
  const { skip, take } = pageOf(query)
  const rows = await db
    .selectFrom('impersonationLog')
    .leftJoin('profile as admin', 'admin.id', 'impersonationLog.adminProfileId')
    .select(['impersonationLog.id', 'impersonationLog.reason', 'impersonationLog.minutes', 'admin.name as adminName'])
    .select(['impersonationLog.startedAt', 'impersonationLog.endedAt'])
    .where('impersonationLog.profileId', '=', viewer.profile.id)
    .orderBy('impersonationLog.startedAt', 'desc')
    .orderBy('impersonationLog.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map(({ minutes, ...row }) => ({ ...row, ...timesOf({ ...row, minutes }, clock.now()) }))
}

interface Times {
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly minutes: number
}

/** Start and end; a session that nobody ended has ended by itself once its time is over. */
function timesOf({ startedAt, endedAt, minutes }: Times, now: Date) {
  const limit = after(startedAt, minutes * MINUTE)
  const end = endedAt ?? (limit <= now ? limit : null)
  return { startedAt: startedAt.toISOString(), endedAt: end?.toISOString() ?? null }
}
