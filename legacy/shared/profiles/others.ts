import { sql, type Transaction } from 'kysely'
import { refuseDeparted } from '../../core/changeOwn'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { visibleTo } from '../visibility/profiles'

/** @throws 404 for a profile that the viewer may not see, as for one that does not exist */
export async function requireVisible(db: Database, viewer: MemberViewer, profileId: number): Promise<void> {
  const found = await visibleProfile(db, viewer, profileId).executeTakeFirst()
  if (!found) throw notFound()
}

/** @throws 422 for the viewer's own profile */
export function refuseOwn(viewer: MemberViewer, profileId: number): void {
  if (profileId === viewer.profile.id) throw new Problem(422, 'OWN_PROFILE')
}

/** Runs an action on another profile, which is locked for the transaction, as is its consent to be seen. */
export async function withOther<T>(
  db: Database,
  viewer: MemberViewer,
  profileId: number,
  act: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  refuseOwn(viewer, profileId)
  return db.transaction().execute(async (transaction) => {
    await lockPair(transaction, viewer.profile.id, profileId, 'act')
    await stayOnDark(transaction, viewer, profileId)
    const found = await visibleProfile(transaction, viewer, profileId).forKeyShare('profile').executeTakeFirst()
    if (!found) throw notFound()
    return act(transaction)
  })
}

/**
 * Makes a block wait for concurrent actions of the pair, and later actions wait for the block: so it ends
 * everything between the two.
 */
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

/**
 * On a dark site, makes the viewer and other profiles stay there until the transaction ends, so that leaving finds all
 * that was written before it. Comes before the locks of rows, which leaving takes too.
 *
 * @throws 403 when the viewer has left
 */
export async function stayOnDark(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  ...others: readonly number[]
): Promise<void> {
  if (!viewer.site.dark) return
  const own = viewer.profile.id
  const locks = [own, ...others].map((id) => sql`pg_advisory_xact_lock_shared(${darkLock(id)})`)
  await sql`select ${sql.join(locks)}`.execute(transaction)
  // Read in a statement of its own, which sees who has left while the locks were waited for.
  const found = await transaction.selectFrom('profile').select('darkStatus').where('id', '=', own).executeTakeFirst()
  refuseDeparted(viewer, found?.darkStatus)
}

/** Waits for what others write to a profile on the dark sites, and keeps more from being written until it has left. */
export async function lockDarkDeparture(transaction: Transaction<DB>, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${darkLock(profileId)})`.execute(transaction)
}

function darkLock(profileId: number) {
  return sql`hashtextextended(${`dark:${profileId}`}, 0)`
}

function visibleProfile(db: Database, viewer: MemberViewer, profileId: number) {
  return db.selectFrom('profile').select('profile.id').where('profile.id', '=', profileId).where(visibleTo(viewer))
}
