import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { after, DAY } from '../core/clock'
import { ProfileStatus } from '../contract/enums'

/** A profile that nobody confirmed is given up after this time. */
const UNCONFIRMED_FOR = 14 * DAY

/** Erases the profiles whose days of grace are over: every row that belongs to them, and their files. */
export async function eraseProfiles(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const due = await db
    .selectFrom('profile')
    .select(['id', 'siteId', 'name', 'email', 'language', 'eraseAt'])
    .where((eb) =>
      eb.or([
        eb('eraseAt', '<=', now),
        eb.and([
          eb('status', '=', ProfileStatus.None),
          eb('emailConfirmedAt', 'is', null),
          eb('createdAt', '<', after(now, -UNCONFIRMED_FOR)),
        ]),
      ]),
    )
    .execute()
  for (const profile of due) {
    const folders = await erase(deps, profile)
    // After the rows are gone for good: a file too many does less harm than a row that points nowhere.
    for (const folder of folders) await deps.media.remove(folder)
  }
}

async function erase(
  { db }: Deps,
  profile: { id: number; siteId: number; name: string; email: string; language: string; eraseAt: Date | null },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const media = await trx.selectFrom('media').select('storageKey').where('profileId', '=', profile.id).execute()
    await trx.deleteFrom('profile').where('id', '=', profile.id).execute()
    if (profile.eraseAt !== null) {
      const { siteId, email: to, name: profileName, language } = profile
      await addJob(trx, 'sendMail', { mail: 'toAddress', name: 'profileDeleted', siteId, to, profileName, language })
    }
    const keys = media.map((medium) => medium.storageKey)
    if (keys.length === 0) return []
    const shared = await trx.selectFrom('media').select('storageKey').where('storageKey', 'in', keys).execute()
    const kept = new Set(shared.map((medium) => medium.storageKey))
    return keys.filter((key) => !kept.has(key))
  })
}

/** Removes temporary media that nothing has used by their time. */
export async function removeTempMedia({ db, clock, media }: Deps): Promise<void> {
  const gone = await db
    .deleteFrom('media')
    .where('expiresAt', '<=', clock.now())
    .returning('storageKey')
    .execute()
  for (const { storageKey } of gone) await media.remove(storageKey)
}

/** Removes sessions and links that have ended; links stay for a month, so that a late click reads "expired". */
export async function removeDeadSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('linkToken').where('expiresAt', '<=', after(now, -30 * DAY)).execute()
}
