import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { after, DAY, HOUR, MINUTE } from './clock'
import type { Database } from './database/connect'
import type { DB } from './database/schema.generated'
import type { Deps, ProfileRow, SessionRow } from './handler'
import { deviceOf } from './device'
import { publish } from './events'
import { hashToken, newToken } from './secretToken'

/** How long a session lasts without a request; each request begins the time anew. */
const lifetime = (session: Pick<SessionRow, 'rememberMe' | 'impersonatorId'>) => {
  if (session.impersonatorId !== null) return HOUR
  return session.rememberMe ? 60 * DAY : DAY
}

/** How exactly it is known when a session was used. */
const SEEN_EVERY = 15 * MINUTE

/** So many stamps go into one notification of PostgreSQL. */
const MAX_STAMPS = 150

/** Which session begins. */
export interface NewSession {
  readonly profileId: number
  readonly rememberMe: boolean
  /** What the browser says of itself, by which its owner knows the session. */
  readonly userAgent?: string | undefined
  /** The administrator who acts as the profile, and the entry in the log. */
  readonly impersonation?: { readonly impersonatorId: number; readonly logId: number }
}

/** Begins a session and gives its token, which is nowhere else to be found. */
export async function beginSession(
  { db, clock }: { db: Database | Transaction<DB>; clock: Deps['clock'] },
  { profileId, rememberMe, userAgent, impersonation }: NewSession,
): Promise<{ token: string; session: SessionRow }> {
  const token = newToken()
  const now = clock.now()
  const impersonatorId = impersonation?.impersonatorId ?? null
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
      expiresAt: after(now, lifetime({ rememberMe, impersonatorId })),
      impersonatorId,
      impersonationLogId: impersonation?.logId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token, session }
}

/** The session of a token with its profile, if it still runs; moves its end on. */
export async function findSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ session: SessionRow; profile: ProfileRow } | undefined> {
  const now = clock.now()
  const found = await runningSession({ db, now }, (eb) => eb('tokenHash', '=', hashToken(token)))
  if (found) await rollOn({ db, now }, found.session)
  return found
}

/** The session of an id with its profile, if it still runs. */
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
  // An hour of acting as someone else is an hour, however busy.
  if (session.impersonatorId !== null) return
  // Not at every request: the time is told to a quarter of an hour, and so much of a session may be lost.
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY) return
  await db
    .updateTable('session')
    .set({ expiresAt: after(now, lifetime(session)), lastSeenAt: now })
    .where('id', '=', session.id)
    .execute()
}

/** Ends one session. */
export async function endSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, session: SessionRow): Promise<void> {
  await db.transaction().execute((trx) => endSessionsWhere({ db: trx, clock }, (eb) => eb('id', '=', session.id)))
}

interface Ending {
  readonly db: Transaction<DB>
  readonly clock: Deps['clock']
}

/** Ends profiles' sessions everywhere, those of administrators acting as one of them or from it included. */
export async function endSessionsOf(ending: Ending, ...profileIds: readonly number[]): Promise<void> {
  if (profileIds.length === 0) return
  await endSessionsWhere(ending, (eb) =>
    eb.or([eb('profileId', 'in', profileIds), eb('impersonatorId', 'in', profileIds)]),
  )
}

/**
 * Ends one of a profile's own sessions, or all but one; gives how many there were. Those in which it acts as others are
 * among all, for they lead back to it. Those of administrators who act as it are theirs.
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

/** Ends the sessions that nobody has used for their time. */
export async function endExpiredSessions(ending: Ending): Promise<void> {
  await endSessionsWhere(ending, (eb) => eb('expiresAt', '<=', ending.clock.now()))
}

type SessionCondition = (eb: ExpressionBuilder<DB, 'session'>) => Expression<SqlBool>

/** What a session was for ends with it: the servers are told by its stamp, and the log of who acts as whom has its end. */
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
