import type { Transaction } from 'kysely'
import { NotificationDelivery } from '../../../contract/enums'
import type { DB } from '../../../core/database/schema.generated'
import type { Deps } from '../../../core/handler'
import { addJob } from '../../../core/jobs'
import { notificationItems } from '../items'
import { deliveryOf } from '../notificationSettings'
import { anyOf } from '../../../core/database/anyOf'
import type { News } from '../news'
import { conversationOf } from './news'

/** A receiver with the id of the stored notification; null if it is not stored. */
export interface Told {
  readonly profileId: number
  readonly notificationId: number | null
}

/** A notification with its receivers who may see it and have not had it before. */
export interface DeliveryNews extends Omit<News, 'to'> {
  readonly told: readonly Told[]
}

/** Queues pushes and mails for absent receivers, as each has chosen. */
export async function queueDelivery(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<DB>,
  { told, ...what }: DeliveryNews,
): Promise<void> {
  const now = clock.now()
  const ids = told.map(({ profileId }) => profileId)
  const chosen = await deliveryOf(trx, what.topic, ids)
  const here = await notificationItems.get(what.itemType).deliveryOf?.(trx, what, ids)
  const wanting = (way: number) =>
    told.filter(({ profileId }) => ((chosen.get(profileId) ?? 0) & (here?.get(profileId) ?? way) & way) !== 0)

  const pushed = new Map(wanting(NotificationDelivery.SendPush).map((each) => [each.profileId, each.notificationId]))
  const subscriptions = await trx
    .selectFrom('pushSubscription')
    .select(['id', 'profileId'])
    .where('profileId', '=', anyOf([...pushed.keys()]))
    .execute()
  for (const { id, profileId } of subscriptions) {
    const notificationId = pushed.get(profileId) ?? null
    await addJob(trx, 'sendPush', { ...what, subscriptionId: id, notificationId, at: now.toISOString() })
  }

  const { topic, actorId } = what
  const conversationId = conversationOf(what) ?? null
  const notices = wanting(NotificationDelivery.SendEmail).map((each) => ({ ...each, topic, actorId, conversationId }))
  if (notices.length > 0) {
    await trx
      .insertInto('mailNotice')
      .values(notices.map((notice) => ({ ...notice, createdAt: now })))
      .execute()
  }
}
