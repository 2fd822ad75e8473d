import type { Transaction } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { notify, notificationsAbout } from '../../shared/notifications/notify'

/** Followers notified in one transaction, so that nobody waits for thousands. */
const PART = 500

/** The news for followers of an author or an entry. */
export interface FollowerNews {
  readonly actorId: number
  readonly blogEntryId: number
  /** The new comment; without it, the entry itself is new. */
  readonly commentId?: number
  /** The last follower who has been notified. */
  readonly after?: number
}

/** Notifies followers in parts, once the transaction is committed. */
export function queueFollowerNews(trx: Transaction<DB>, news: FollowerNews): Promise<void> {
  return addJob(trx, 'notifyFollowers', news)
}

/** Notifies the next part of followers, and queues the rest. */
export async function notifyFollowers(deps: Pick<Deps, 'db' | 'clock'>, news: FollowerNews): Promise<void> {
  const { commentId, blogEntryId, actorId } = news
  await deps.db.transaction().execute(async (trx) => {
    if (!(await held(trx, news))) return
    const rows = await (
      commentId === undefined ? followersOfAuthor(trx, news) : followersOfEntry(trx, news, commentId)
    ).execute()
    const to = rows.map(({ profileId }) => profileId)
    const topic =
      commentId === undefined ? NotificationTopic.FollowedAuthorEntry : NotificationTopic.FollowedEntryComment
    const entry = { itemType: NotificationItemType.BlogEntry, itemId: blogEntryId }
    await notify(deps, trx, { topic, actorId, ...entry, commentId, to })
    if (to.length === PART) await queueFollowerNews(trx, { ...news, after: to.at(-1) })
  })
}

/** Whether the subject still exists; locks it until the transaction ends. */
async function held(trx: Transaction<DB>, { blogEntryId, commentId }: FollowerNews): Promise<boolean> {
  const entry = await trx
    .selectFrom('blogEntry')
    .select('id')
    .where('id', '=', blogEntryId)
    .forKeyShare()
    .executeTakeFirst()
  if (!entry || commentId === undefined) return entry !== undefined
  const comment = await trx
    .selectFrom('comment')
    .select('id')
    .where('id', '=', commentId)
    .forKeyShare()
    .executeTakeFirst()
  return comment !== undefined
}

function followersOfAuthor(trx: Transaction<DB>, { actorId, after = 0 }: FollowerNews) {
  return trx
    .selectFrom('blogAuthorReader')
    .select('profileId')
    .where('authorId', '=', actorId)
    .where('followedAt', 'is not', null)
    .where('profileId', '>', after)
    .orderBy('profileId')
    .limit(PART)
}

/** Excludes those who are notified of the comment for another reason. */
function followersOfEntry(trx: Transaction<DB>, { blogEntryId, after = 0 }: FollowerNews, commentId: number) {
  return trx
    .selectFrom('blogEntryReader')
    .select('profileId')
    .where('entryId', '=', blogEntryId)
    .where('followedAt', 'is not', null)
    .where('profileId', '>', after)
    .where((eb) => eb('profileId', 'not in', notificationsAbout(trx, commentId)))
    .orderBy('profileId')
    .limit(PART)
}
