import { sql, type Transaction } from 'kysely'
import { ProfileStatus } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { endSessionsOf } from '../../core/access/session'
import { publishProfileChange } from '../mail/participants'
import { erasureSteps } from './erasure'
import { endLinkTokens } from './linkTokens'

/** How long a deleted profile can be restored by logging in. */
export const GRACE = 30 * DAY

interface Deletion {
  readonly profileId: number
  /** The site that the mail comes from. */
  readonly siteId: number
  readonly reason: string | null
}

/** Hides a profile and schedules its erasure, and tells the member, who can restore it; returns the time of the erasure. */
export async function deleteWithGrace(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { profileId, siteId, reason }: Deletion,
): Promise<Date> {
  const eraseAt = after(deps.clock.now(), GRACE)
  await scheduleErasure(deps, transaction, { profileId, reason, eraseAt })
  await addJob(transaction, 'sendMail', { mail: 'toProfile', name: 'profileWillBeErased', siteId, profileId })
  return eraseAt
}

/** Hides a profile, ends its sessions and links and schedules its erasure. */
export async function scheduleErasure(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  {
    profileId,
    reason,
    eraseAt,
  }: { readonly profileId: number; readonly reason: string | null; readonly eraseAt: Date },
): Promise<void> {
  await transaction
    .updateTable('profile')
    .set({
      status: ProfileStatus.ToBeDeleted,
      statusBeforeDeletion: sql`status`,
      deletedAt: clock.now(),
      deleteReason: reason,
      eraseAt,
    })
    .where('id', '=', profileId)
    .execute()
  await endSessionsOf({ db: transaction, clock }, profileId)
  await endLinkTokens({ db: transaction, clock }, profileId)
  for (const { onDeletion } of erasureSteps.values()) await onDeletion?.({ clock }, transaction, [profileId])
  await publishProfileChange(transaction, profileId)
}
