import { after } from '../core/clock'
import type { Deps } from '../core/handler'
import { SHOWN_FOR } from '../shared/notifications/readable'

export async function removeOldNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('notification').where('createdAt', '<=', after(clock.now(), -SHOWN_FOR)).execute()
}
