import type { Transaction } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { ServerEvent } from '../../contract/events'
import type { DB } from '../../core/database/schema.generated'
import { publish, publishAll } from '../../core/events'
import type { Deps } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { queueDelivery, type Told } from './delivery/queue'
import { isKept, type News } from './news'
import { receiversOf } from './receivers'

/** The same action, undone and repeated, sends another notification only after this time. */
const TOLD_AGAIN_AFTER = DAY

/**
 * Sends a notification by each receiver's chosen deliveries, once the transaction is committed. The transaction has
 * locked the item against deletion, as `FindLikable` does.
 */
export async function notify(deps: Pick<Deps, 'clock'>, trx: Transaction<DB>, news: News): Promise<void> {
  if (news.to.length === 0) return
  const { to: _, ...what } = news
  const receivers = await receiversOf(deps, trx, news)
  const told = isKept(news.topic)
    ? await keep(trx, { ...news, to: receivers }, deps.clock.now())
    : receivers.map((profileId): Told => ({ profileId, notificationId: null }))
  const { topic, actorId } = news
  // Mail publishes its own event, with the counters.
  if (topic !== NotificationTopic.Mail && topic !== NotificationTopic.GroupChat) {
    await publishAll(trx, [
      ...told.map(({ profileId, notificationId }): ServerEvent => {
        return { type: 'Notified', profileIds: [profileId], topic, actorId, notificationId }
      }),
      { type: 'CountsChanged', profileIds: receivers },
    ])
  }
  if (told.length > 0) await queueDelivery(deps, trx, { ...what, told })
}

/** Hides the notifications of an action that was undone. */
export async function takeBack(trx: Transaction<DB>, news: News): Promise<void> {
  const { numUpdatedRows } = await sameAs(trx, news)
    .set({ takenBack: true })
    .where('takenBack', '=', false)
    .executeTakeFirstOrThrow()
  await countAnew(trx, news, numUpdatedRows)
}

/**
 * Hides the notifications of everything that a block ends between an actor and a profile; those of texts and likes
 * stay stored.
 */
export async function takeBackRelations(trx: Transaction<DB>, actorId: number, profileId: number): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ takenBack: true })
    .where('profileId', '=', profileId)
    .where('actorId', '=', actorId)
    .where('topic', 'in', [
      NotificationTopic.Favourite,
      NotificationTopic.RelationRequest,
      NotificationTopic.AlbumRequest,
      NotificationTopic.NewFollower,
      NotificationTopic.BondRequest,
      NotificationTopic.BondAccepted,
      NotificationTopic.BondRoleChange,
      NotificationTopic.BondDeleted,
    ])
    .execute()
}

/** Removes all notifications of the dark sites between a profile and others. */
export async function removeDarkNotifications(trx: Transaction<DB>, profileId: number): Promise<void> {
  await trx
    .deleteFrom('notification')
    .where('itemType', '=', NotificationItemType.DarkProfile)
    .where((eb) => eb.or([eb('profileId', '=', profileId), eb('actorId', '=', profileId)]))
    .execute()
}

/** Marks the notification of a request as read once it is answered. */
export async function settle({ clock }: Pick<Deps, 'clock'>, trx: Transaction<DB>, news: News): Promise<void> {
  const { numUpdatedRows } = await sameAs(trx, news)
    .set({ readAt: clock.now() })
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  await countAnew(trx, news, numUpdatedRows)
}

async function countAnew(trx: Transaction<DB>, { to }: News, changedRows: bigint): Promise<void> {
  if (changedRows > 0n) await publish(trx, { type: 'CountsChanged', profileIds: [...to] })
}

/** Stores a notification for each receiver. Returns those who have not had the same one lately. */
async function keep(trx: Transaction<DB>, news: News, now: Date): Promise<Told[]> {
  const { to, ...what } = news
  if (to.length === 0) return []
  const told = await trx
    .insertInto('notification')
    .values(to.map((profileId) => ({ ...what, profileId, createdAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['profileId', 'topic', 'actorId', 'itemType', 'itemId', 'commentId'])
        .doUpdateSet({ createdAt: now, readAt: null, takenBack: false })
        .where('notification.takenBack', '=', true)
        .where('notification.createdAt', '<=', after(now, -TOLD_AGAIN_AFTER)),
    )
    .returning(['notification.profileId', 'notification.id as notificationId'])
    .execute()
  // Undone and repeated within the day: it is visible again, but nobody is notified a second time.
  if (told.length < to.length) await sameAs(trx, news).set({ takenBack: false }).where('takenBack', '=', true).execute()
  return told
}

function sameAs(trx: Transaction<DB>, news: News) {
  const { topic, actorId, itemType, itemId, commentId = null, to } = news
  return trx
    .updateTable('notification')
    .where('profileId', '=', anyOf(to))
    .where('topic', '=', topic)
    .where('actorId', '=', actorId)
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('commentId', 'is not distinct from', commentId)
}

/** The receivers of notifications about a comment, apart from likes. */
export function notificationsAbout(trx: Transaction<DB>, commentId: number) {
  return trx
    .selectFrom('notification')
    .select('notification.profileId')
    .where('notification.commentId', '=', commentId)
    .where('notification.topic', '!=', NotificationTopic.Like)
}
