import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { News } from '../news'

/** Somebody who is told, with what is kept of it; null of what is only told in passing. */
export interface Told {
  readonly profileId: number
  readonly notificationId: number | null
}

/** News with those who may know of it and have not been told before. */
export interface DeliveryNews extends Omit<News, 'to'> {
  readonly told: readonly Told[]
}

/** Queues what goes to those who are away: push and mail, as each has chosen. */
export async function queueDelivery(_trx: Transaction<DB>, _news: DeliveryNews): Promise<void> {
  await Promise.resolve()
}
