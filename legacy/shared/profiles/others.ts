import { sql, type Transaction } from 'kysely'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { visibleTo } from '../visibility/profiles'

/** 404 for a profile that the viewer may not see, as if there were none. */
export async function requireVisible(db: Database, viewer: MemberViewer, profileId: number): Promise<void> {
  const found = await visibleProfile(db, viewer, profileId).executeTakeFirst()
  if (!found) throw notFound()
}

/** 422 for what only makes sense between two. */
export function refuseOwn(viewer: MemberViewer, profileId: number): void {
  if (profileId === viewer.profile.id) throw new Problem(422, 'OWN_PROFILE')
}

/** Begins something with another profile, which stays while the transaction lasts, and so does its consent to be seen. */
export async function withOther<T>(
  db: Database,
  viewer: MemberViewer,
  profileId: number,
  act: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  refuseOwn(viewer, profileId)
  return db.transaction().execute(async (transaction) => {
    await lockPair(transaction, viewer.profile.id, profileId, 'act')
    const found = await visibleProfile(transaction, viewer, profileId).forKeyShare('profile').executeTakeFirst()
    if (!found) throw notFound()
    return act(transaction)
  })
}

/** A block waits for what the two are doing, and what comes later sees it: so it ends all that there is between them. */
export async function lockPair(
  transaction: Transaction<DB>,
  one: number,
  other: number,
  purpose: 'act' | 'block',
): Promise<void> {
  const pair = `pair:${Math.min(one, other)}:${Math.max(one, other)}`
  const lock = purpose === 'act' ? sql.ref('pg_advisory_xact_lock_shared') : sql.ref('pg_advisory_xact_lock')
  await sql`select ${lock}(hashtextextended(${pair}, 0))`.execute(transaction)
}

function visibleProfile(db: Database, viewer: MemberViewer, profileId: number) {
  return db.selectFrom('profile').select('profile.id').where('profile.id', '=', profileId).where(visibleTo(viewer))
}
