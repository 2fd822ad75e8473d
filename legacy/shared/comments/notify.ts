import type { Transaction } from 'kysely'
import { NotificationTopic } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { notify, notificationsAbout } from '../notifications/notify'
import type { Commentable } from './commentable'

type Clock = Pick<Deps, 'clock'>

interface Told {
  readonly id: number
  readonly itemId: number
  readonly actorId: number
  readonly ownerId: number
  readonly mentionIds: readonly number[]
  /** Authors of the comment that it answers and of the one above that. */
  readonly answeredIds: readonly number[]
}

/**
 * Notifies of a new comment, each receiver for the most specific reason: mentioned, answered, own item, followed
 * item.
 */
export async function notifyOfComment(
  deps: Clock,
  trx: Transaction<DB>,
  commentable: Commentable,
  { id, itemId, actorId, ownerId, mentionIds, answeredIds }: Told,
): Promise<void> {
  const about = { actorId, itemType: commentable.notificationType, itemId, commentId: id }
  const reasons = [
    { topic: NotificationTopic.Mention, to: mentionIds },
    { topic: NotificationTopic.CommentReply, to: answeredIds },
    { topic: commentable.ownerTopic, to: [ownerId] },
  ]
  const known = new Set<number>()
  for (const { topic, to } of reasons) {
    const rest = [...new Set(to)].filter((profileId) => !known.has(profileId))
    await notify(deps, trx, { ...about, topic, to: rest })
    for (const profileId of rest) known.add(profileId)
  }
  await commentable.notifyFollowers(trx, { actorId, itemId, commentId: id })
}

/** Notifies the profiles that an edit mentions for the first time. */
export async function notifyOfMentions(
  deps: Clock,
  trx: Transaction<DB>,
  commentable: Commentable,
  { id, itemId, actorId, mentionIds }: Pick<Told, 'id' | 'itemId' | 'actorId' | 'mentionIds'>,
): Promise<void> {
  if (mentionIds.length === 0) return
  const rows = await notificationsAbout(trx, id).execute()
  const told = new Set(rows.map(({ profileId }) => profileId))
  const to = mentionIds.filter((profileId) => !told.has(profileId))
  await notify(deps, trx, {
    topic: NotificationTopic.Mention,
    actorId,
    itemType: commentable.notificationType,
    itemId,
    commentId: id,
    to,
  })
}
