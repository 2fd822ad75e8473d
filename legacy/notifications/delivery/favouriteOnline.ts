import { NotificationTopic } from '../../contract/enums'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { aboutProfile } from '../../shared/notifications/aboutProfile'
import { receiversOf } from '../../shared/notifications/receivers'
import { queueDelivery } from '../../shared/notifications/delivery/queue'

/** Receivers per batch. */
const PART = 500

/**
 * Notifies absent members who want to know that a favourite is online: one batch of profiles after the given one;
 * queues the rest. Members on the site get it from the page, which polls.
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
    const receivers = await receiversOf(deps, trx, { topic, actorId, to, ...aboutProfile(actorId) })
    await queueDelivery(deps, trx, {
      topic,
      actorId,
      ...aboutProfile(actorId),
      told: receivers.map((profileId) => ({ profileId, notificationId: null })),
    })
    if (to.length === PART) await addJob(trx, 'notifyFavouriteOnline', { profileId: actorId, after: to.at(-1) })
  })
}
