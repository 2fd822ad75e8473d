import type { Transaction } from 'kysely'
import { anyOf } from '../../core/database/anyOf'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import type { News } from './news'
import { notify } from './notify'

/** Notifies also those who have had a notification with this topic about the item before, which it replaces. */
export async function notifyAnew(deps: Pick<Deps, 'clock'>, transaction: Transaction<DB>, news: News): Promise<void> {
  await transaction
    .deleteFrom('notification')
    .where('profileId', '=', anyOf(news.to))
    .where('topic', '=', news.topic)
    .where('itemType', '=', news.itemType)
    .where('itemId', '=', news.itemId)
    .execute()
  await notify(deps, transaction, news)
}
