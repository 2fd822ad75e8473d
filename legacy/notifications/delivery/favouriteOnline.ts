import { NotificationTopic } from '../../contract/enums'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { receiversOf } from '../../shared/notifications/receivers'
import { queueDelivery } from '../../shared/notifications/delivery/queue'

/** So many admirers are told at once. */
const PART = 500

/**
 * Tells those who are away, and want to know, that a favourite has come online: the next ones after a profile, and queues
 * the rest. Whoever has the site open is told by the page, which looks for itself.
 */
export async function notifyFavouriteOnline(
  deps: Pick<Deps, 'db' | 'clock'>,
  { profileId: actorId, after = 0 }: { readonly profileId: number; readonly after?: number },
): Promise<void> {
  const topic = NotificationTopic.FavouriteOnline
  await deps.db.transaction().execute(async (trx) => {
    const admirers = await trx
      .selectFrom('favourite')
      .select('profileId')
      .where('favouriteId', '=', actorId)
      .where('profileId', '>', after)
      .orderBy('profileId')
      .limit(PART)
      .execute()
    const to = admirers.map(({ profileId }) => profileId)
    const receivers = await receiversOf(deps, trx, { topic, actorId, to })
    await queueDelivery(deps, trx, {
      topic,
      actorId,
      told: receivers.map((profileId) => ({ profileId, notificationId: null })),
    })
    if (to.length === PART) await addJob(trx, 'notifyFavouriteOnline', { profileId: actorId, after: to.at(-1) })
  })
}
