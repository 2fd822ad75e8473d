import { sql } from 'kysely'
import { ProfileStatus } from '../contract/enums'
import { after } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { Deps } from '../core/handler'
import { deleteWithGrace, GRACE } from '../shared/account/deletion'

/** An unused profile is erased after this time; its owner gets a mail one grace period before. */
const UNUSED_MONTHS = 24

/** Maximum deletions of one run. */
const MAX_AT_ONCE = 500

/** Deletes profiles unused for 24 months less the grace period. A paid membership counts as use. */
export async function deleteUnusedProfiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const due = await unused(db, clock.now()).limit(MAX_AT_ONCE).execute()
  for (const { id } of due) {
    await db.transaction().execute(async (transaction) => {
      const profile = await unused(transaction, clock.now()).where('id', '=', id).forUpdate().executeTakeFirst()
      if (!profile) return
      await deleteWithGrace({ clock }, transaction, { profileId: id, siteId: profile.siteId, reason: null })
    })
  }
}

function unused(db: Database, now: Date) {
  const begin = sql<Date>`${after(now, GRACE)}::timestamptz - make_interval(months => ${UNUSED_MONTHS})`
  return db
    .selectFrom('profile')
    .select(['id', 'siteId'])
    .where('status', 'in', [ProfileStatus.Active, ProfileStatus.Locked, ProfileStatus.Quarantined])
    .where((eb) => eb(eb.fn.coalesce('lastOnlineAt', 'createdAt'), '<=', begin))
    .where((eb) => eb.or([eb('memberUntil', 'is', null), eb('memberUntil', '<=', begin)]))
    .orderBy('id')
}
