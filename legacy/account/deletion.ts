import { sql, type Transaction } from 'kysely'
import { ProfileStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { endSessionsOf } from '../core/access/session'
import { publishProfileChange } from '../shared/mail/participants'
import { erasureSteps } from '../shared/account/erasure'
import { endLinkTokens } from '../shared/account/linkTokens'

/** How long a deleted profile can be restored by logging in. */
const GRACE = 30 * DAY

/** An unused profile is erased after this time; its owner gets a mail one grace period before. */
const UNUSED_MONTHS = 24

/** Maximum deletions of one run. */
const MAX_AT_ONCE = 500

interface Deletion {
  readonly profileId: number
  /** The site that the mail comes from. */
  readonly siteId: number
  readonly reason: string | null
}

/** Hides a profile, ends its sessions and links and schedules its erasure; returns the time of the erasure. */
export async function deleteWithGrace(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { profileId, siteId, reason }: Deletion,
): Promise<Date> {
  const now = clock.now()
  const eraseAt = after(now, GRACE)
  await transaction
    .updateTable('profile')
    .set({
      status: ProfileStatus.ToBeDeleted,
      statusBeforeDeletion: sql`status`,
      deletedAt: now,
      deleteReason: reason,
      eraseAt,
    })
    .where('id', '=', profileId)
    .execute()
  await endSessionsOf({ db: transaction, clock }, profileId)
  await endLinkTokens({ db: transaction, clock }, profileId)
  for (const { onDeletion } of erasureSteps.values()) await onDeletion?.({ clock }, transaction, [profileId])
  await publishProfileChange(transaction, profileId)
  await addJob(transaction, 'sendMail', { mail: 'toProfile', name: 'profileWillBeErased', siteId, profileId })
  return eraseAt
}

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
