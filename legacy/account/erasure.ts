import { ProfileStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'

/** A profile that nobody confirmed is given up after this time. */
const UNCONFIRMED_FOR = 14 * DAY
/** An ended link is remembered for this time, so that a late click reads "expired" instead of "unknown". */
const LINK_REMEMBERED_FOR = 30 * DAY

/**
 * Erases the profiles whose days of grace are over, with every row that belongs to them. Their files follow by a job of
 * their own, for the rows of their media leave a note.
 */
export async function eraseProfiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const erased = await trx
      .deleteFrom('profile')
      .where('eraseAt', '<=', now)
      .returning(['siteId', 'name', 'email', 'language'])
      .execute()
    for (const { siteId, email: to, name: profileName, language } of erased) {
      await addJob(trx, 'sendMail', { mail: 'toAddress', name: 'profileDeleted', siteId, to, profileName, language })
    }
  })
  await db
    .deleteFrom('profile')
    .where('status', '=', ProfileStatus.None)
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<', after(now, -UNCONFIRMED_FOR))
    .execute()
}

/** Removes temporary media that nothing has used by their time. */
export async function removeTempMedia({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('media').where('expiresAt', '<=', clock.now()).execute()
}

/** Removes sessions and links that have ended. */
export async function removeDeadSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('linkToken').where('expiresAt', '<=', after(now, -LINK_REMEMBERED_FOR)).execute()
}
