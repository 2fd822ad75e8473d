import { LookStatus } from '../contract/enums'
import type { OwnLook } from '../contract/staff/looks'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer, Viewer } from '../core/handler'
import { Problem } from '../core/problem'

export async function ownLook(db: Database, { profile }: Pick<Viewer, 'profile'>): Promise<OwnLook> {
  const { lookStatus, lookSince, lookReason } = await db
    .selectFrom('profile')
    .select(['lookStatus', 'lookSince', 'lookReason'])
    .where('id', '=', profile?.id ?? 0)
    .executeTakeFirstOrThrow()
  return { status: lookStatus as LookStatus, since: lookSince?.toISOString() ?? null, reason: lookReason }
}

/** @throws 409 NOT_REFUSED unless the staff have not accepted the profile */
export async function askForLook(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer): Promise<OwnLook> {
  const { numUpdatedRows } = await deps.db
    .updateTable('profile')
    .set({ lookStatus: LookStatus.Waiting, lookSince: deps.clock.now(), lookReason: null })
    .where('id', '=', viewer.profile.id)
    .where('lookStatus', '=', LookStatus.Refused)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem(409, 'NOT_REFUSED')
  return ownLook(deps.db, viewer)
}
