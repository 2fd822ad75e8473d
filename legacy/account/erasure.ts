import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { endExpiredSessions, endSessionsOf } from '../core/session'
import { erasureSteps } from '../shared/account/erasure'
import { lockGroupMembership } from '../shared/mail/locks'
import { anyOf } from '../core/database/anyOf'
import { neverConfirmed } from './unconfirmed'

/** A profile that nobody confirmed is given up after this time, and so is a name kept by such a sign-up. */
const UNCONFIRMED_FOR = 14 * DAY
/** An ended link is remembered for this time, so that a late click reads "expired" instead of "unknown". */
const LINK_REMEMBERED_FOR = 30 * DAY

/**
 * Erases the profiles whose days of grace are over, with every row that belongs to them and what areas do
 * besides. Their files follow by a job of their own, for the rows of their media leave a note.
 */
export async function eraseProfiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const due = trx.selectFrom('profile').select('id').where('eraseAt', '<=', now).orderBy('id')
    await lockGroupMembership(trx, idsIn(await due.execute()), 'end')
    // Nobody calls their deletion off from now on; whoever writes with them is not kept waiting.
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

/** Removes temporary media that nothing has used by their time. */
export async function removeTempMedia({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('media').where('expiresAt', '<=', clock.now()).execute()
}

/** Removes sessions and links that have ended. */
export async function removeDeadSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute((trx) => endExpiredSessions({ db: trx, clock }))
  await db.deleteFrom('linkToken').where('expiresAt', '<=', after(clock.now(), -LINK_REMEMBERED_FOR)).execute()
}
