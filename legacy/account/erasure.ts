import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { endExpiredSessions, endSessionsOf } from '../core/access/session'
import { erasureSteps } from '../shared/account/erasure'
import { lockGroupMembership } from '../shared/mail/locks'
import { anyOf } from '../core/database/anyOf'
import { neverConfirmed } from './unconfirmed'

/** An unconfirmed profile is deleted after this time, and so is a name that its sign-up reserved. */
const UNCONFIRMED_FOR = 14 * DAY
/** An ended link is stored for this time, so that a late click reads "expired" instead of "unknown". */
const LINK_REMEMBERED_FOR = 30 * DAY

/**
 * Erases profiles after the grace period, with every row that belongs to them and what areas register. Deleting
 * media rows queues a job that deletes their files.
 */
export async function eraseProfiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const due = trx.selectFrom('profile').select('id').where('eraseAt', '<=', now).orderBy('id')
    await lockGroupMembership(trx, idsIn(await due.execute()), 'end')
    // Locked so that nobody restores them now, in a mode that does not block writes that refer to them.
    const ids = idsIn(await due.forNoKeyUpdate().execute())
    await endSessionsOf({ db: trx, clock }, ...ids)
    for (const { before } of erasureSteps.values()) await before?.({ clock }, trx, ids)
    const erased = await trx
      .deleteFrom('profile')
      .where('id', '=', anyOf(ids))
      .returning(['siteId', 'name', 'email', 'language', 'profileType'])
      .execute()
    for (const { email: to, name: profileName, ...rest } of erased) {
      await addJob(trx, 'sendMail', { mail: 'toAddress', name: 'profileDeleted', to, profileName, ...rest })
    }
  })
  const givenUp = after(now, -UNCONFIRMED_FOR)
  await db
    .deleteFrom('profile')
    .where((eb) => neverConfirmed(eb))
    .where('createdAt', '<', givenUp)
    .execute()
  for (const { after: cleanUp } of erasureSteps.values()) {
    if (cleanUp) await db.transaction().execute(cleanUp)
  }
  await db.deleteFrom('reservedName').where('createdAt', '<', givenUp).execute()
}

function idsIn(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

/** Removes unused temporary media after their time. */
export async function removeTempMedia({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('media').where('expiresAt', '<=', clock.now()).execute()
}

/** Removes ended sessions and links. */
export async function removeDeadSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute((trx) => endExpiredSessions({ db: trx, clock }))
  await db.deleteFrom('linkToken').where('expiresAt', '<=', after(clock.now(), -LINK_REMEMBERED_FOR)).execute()
}
