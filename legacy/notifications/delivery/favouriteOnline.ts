import { NotificationTopic } from '../../contract/enums'
import type { Deps } from '../../core/handler'
import { receiversOf } from '../receivers'
import { queueDelivery } from './queue'

/**
 * Tells those who are away, and want to know, that a favourite has come online. Whoever has the site open is told by the
 * page, which looks for itself.
 */
export async function tellFavouriteOnline(
  deps: Pick<Deps, 'db' | 'clock'>,
  { profileId: actorId }: { readonly profileId: number },
): Promise<void> {
  const topic = NotificationTopic.FavouriteOnline
  await deps.db.transaction().execute(async (trx) => {
    const admirers = await trx.selectFrom('favourite').select('profileId').where('favouriteId', '=', actorId).execute()
    const to = admirers.map(({ profileId }) => profileId)
    const receivers = await receiversOf(trx, { topic, actorId, to }, deps.clock.now())
    await queueDelivery(deps, trx, {
      topic,
      actorId,
      told: receivers.map((profileId) => ({ profileId, notificationId: null })),
    })
  })
}
