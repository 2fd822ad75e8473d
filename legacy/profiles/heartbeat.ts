import { after, MINUTE } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { addJob } from '../core/jobs'

/** A member who was away for this long counts as coming online. */
const AWAY_AFTER = 30 * MINUTE

/** Marks the member as online, unless an administrator impersonates them. */
export async function markOnline({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer): Promise<void> {
  if (viewer.session.impersonatorId !== null) return
  const { id, lastOnlineAt } = viewer.profile
  const now = clock.now()
  await db.updateTable('profile').set({ lastOnlineAt: now }).where('id', '=', id).execute()
  if (viewer.profile.awayMinutes !== null) {
    await db.updateTable('session').set({ presentAt: now }).where('id', '=', viewer.session.id).execute()
  }
  if (lastOnlineAt === null || lastOnlineAt <= after(now, -AWAY_AFTER)) {
    await addJob(db, 'notifyFavouriteOnline', { profileId: id })
  }
}
