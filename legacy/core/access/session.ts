import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { after, DAY, MINUTE } from '../clock'
import type { Database } from '../database/connect'
import type { DB } from '../database/schema.generated'
import type { Deps, ProfileRow, SessionRow } from '../handler'
import { deviceOf } from './device'
import { publish } from '../events'
import type { Site } from '../sites'
import { hashToken, newToken } from './secretToken'

/** Lifetime of a session without requests; each request starts it anew. */
const lifetime = ({ rememberMe }: Pick<SessionRow, 'rememberMe'>) => (rememberMe ? 60 * DAY : DAY)

/** Precision of a session's last use. */
const SEEN_EVERY = 15 * MINUTE

/** The number of stamps that fit into one PostgreSQL notification. */
const MAX_STAMPS = 150

export interface NewSession {
  readonly profileId: number
  readonly rememberMe: boolean
  /** The browser's User-Agent, by which its owner recognises the session. */
  readonly userAgent?: string | undefined
  /** The administrator who impersonates the profile, and the entry in the log. */
  readonly impersonation?: { readonly impersonatorId: number; readonly logId: number; readonly minutes: number }
}

/** Begins a session and returns its token, which is stored nowhere. */
export async function beginSession(
  { db, clock }: { db: Database | Transaction<DB>; clock: Deps['clock'] },
  { profileId, rememberMe, userAgent, impersonation }: NewSession,
): Promise<{ token: string; session: SessionRow }> {
  const token = newToken()
  const now = clock.now()
  const session = await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      profileId,
      stamp: newToken(),
      rememberMe,
      createdAt: now,
      lastSeenAt: now,
      ...deviceOf(userAgent),
      expiresAt: after(now, impersonation ? impersonation.minutes * MINUTE : lifetime({ rememberMe })),
      impersonatorId: impersonation?.impersonatorId ?? null,
      impersonationLogId: impersonation?.logId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token, session }
}

/** The running session of a token, with its profile; extends the session. */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  site?: Pick<Site, 'dark'>,
): Promise<{ session: SessionRow; profile: ProfileRow } | undefined> {
  const now = clock.now()
  const found = await runningSession({ db, now }, (eb) => eb('tokenHash', '=', hashToken(token)))
  if (found && site?.dark && wasAway(found, now)) {
    await endSession({ db, clock }, found.session)
    return undefined
  }
  if (found) await rollOn({ db, now }, found.session)
  return found
}

/**
 * Whether no page of the session has been in sight for as long as the member has chosen. Other requests do not count,
 * because an open page makes them by itself.
 */
function wasAway(
  { session, profile }: { readonly session: SessionRow; readonly profile: ProfileRow },
  now: Date,
): boolean {
  if (profile.awayMinutes === null || session.impersonatorId !== null) return false
  return (session.presentAt ?? session.createdAt) < after(now, -profile.awayMinutes * MINUTE)
}

/** The running session of an id, with its profile. */
export async function findSessionById(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<{ session: SessionRow; profile: ProfileRow } | undefined> {
  return runningSession({ db, now: clock.now() }, (eb) => eb('id', '=', id))
}

async function runningSession({ db, now }: { db: Database; now: Date }, condition: SessionCondition) {
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where(condition)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!session) return undefined
  const profile = await db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', session.profileId)
    .executeTakeFirstOrThrow()
  return { session, profile }
}

async function rollOn({ db, now }: { db: Database; now: Date }, session: SessionRow): Promise<void> {
  // Acting as someone else ends when it was meant to, however busy.
  if (session.impersonatorId !== null) return
  // Not at every request: a session's last use is shown to a quarter of an hour, and its end may be as imprecise.
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY) return
  await db
    .updateTable('session')
    .set({ expiresAt: after(now, lifetime(session)), lastSeenAt: now })
    .where('id', '=', session.id)
    .execute()
}

export async function endSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, session: SessionRow): Promise<void> {
  await db.transaction().execute((trx) => endSessionsWhere({ db: trx, clock }, (eb) => eb('id', '=', session.id)))
}

interface Ending {
  readonly db: Transaction<DB>
  readonly clock: Deps['clock']
}

/** Ends profiles' sessions everywhere, including those of administrators who act as one of them or from one of them. */
export async function endSessionsOf(ending: Ending, ...profileIds: readonly number[]): Promise<void> {
  if (profileIds.length === 0) return
  await endSessionsWhere(ending, (eb) =>
    eb.or([eb('profileId', 'in', profileIds), eb('impersonatorId', 'in', profileIds)]),
  )
}

/**
 * Ends one of a profile's own sessions, or all but one, and returns their number. Includes sessions in which it
 * acts as others, because they lead back to it. Sessions of administrators who act as it are not its own.
 */
export async function endOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  profileId: number,
  which: { readonly id: number } | { readonly except: number | null },
): Promise<number> {
  return db.transaction().execute((trx) =>
    endSessionsWhere({ db: trx, clock }, (eb) => {
      const own = eb.and([eb('profileId', '=', profileId), eb('impersonatorId', 'is', null)])
      if ('id' in which) return eb.and([own, eb('id', '=', which.id)])
      const all = eb.or([own, eb('impersonatorId', '=', profileId)])
      return which.except === null ? all : eb.and([all, eb('id', '!=', which.except)])
    }),
  )
}

/** Ends sessions that have expired. */
export async function endExpiredSessions(ending: Ending): Promise<void> {
  await endSessionsWhere(ending, (eb) => eb('expiresAt', '<=', ending.clock.now()))
}

type SessionCondition = (eb: ExpressionBuilder<DB, 'session'>) => Expression<SqlBool>

/** Ends sessions with everything that depends on them: publishes their stamps, and closes entries of the acting log. */
async function endSessionsWhere({ db, clock }: Ending, condition: SessionCondition): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where(condition)
    .returning(['stamp', 'impersonationLogId', 'expiresAt'])
    .execute()
  for (const { impersonationLogId, expiresAt } of ended) {
    if (impersonationLogId === null) continue
    const endedAt = expiresAt < clock.now() ? expiresAt : clock.now()
    await db.updateTable('impersonationLog').set({ endedAt }).where('id', '=', impersonationLogId).execute()
  }
  const stamps = ended.map(({ stamp }) => stamp)
  for (let start = 0; start < stamps.length; start += MAX_STAMPS) {
    await publish(db, { type: 'SessionsEnded', stamps: stamps.slice(start, start + MAX_STAMPS) })
  }
  return ended.length
}
