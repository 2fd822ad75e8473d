import type { Transaction } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { notify, notificationsAbout } from '../shared/notifications/notify'

/** Followers notified in one transaction. */
const PART = 500

/** A new comment, for the followers of its topic. */
export interface DebateFollowerNews {
  readonly actorId: number
  readonly debateEntryId: number
  readonly commentId: number
  /** The last follower who has been notified. */
  readonly after?: number
}

/** Notifies followers in parts, once the transaction is committed. */
export function queueFollowerNews(transaction: Transaction<DB>, news: DebateFollowerNews): Promise<void> {
  return addJob(transaction, 'notifyDebateFollowers', news)
}

/** Notifies the next part of followers, without those notified of the comment for another reason; queues the rest. */
export async function notifyDebateFollowers(deps: Pick<Deps, 'db' | 'clock'>, news: DebateFollowerNews): Promise<void> {
  const { actorId, debateEntryId: itemId, commentId, after = 0 } = news
  await deps.db.transaction().execute(async (transaction) => {
    // Locked against deletion; a comment goes with its topic.
    const comment = await transaction
      .selectFrom('comment')
      .select('id')
      .where('id', '=', commentId)
      .forKeyShare()
      .executeTakeFirst()
    if (!comment) return
    const followers = await transaction
      .selectFrom('debateEntryReader')
      .select('profileId')
      .where('entryId', '=', itemId)
      .where('followedAt', 'is not', null)
      .where('profileId', '>', after)
      .where((eb) => eb('profileId', 'not in', notificationsAbout(transaction, commentId)))
      .orderBy('profileId')
      .limit(PART)
      .execute()
    const to = followers.map(({ profileId }) => profileId)
    const entry = { itemType: NotificationItemType.DebateEntry, itemId }
    await notify(deps, transaction, {
      topic: NotificationTopic.FollowedDebateComment,
      actorId,
      ...entry,
      commentId,
      to,
    })
    if (to.length === PART) await queueFollowerNews(transaction, { ...news, after: to.at(-1) })
  })
}
