import type { Transaction } from 'kysely'
import type { Comment } from '../../contract/blogShapes'
import { LikeItemType } from '../../contract/enums'
import { refuseImpersonated } from '../../core/access/access'
import { idWithKey, requireIdWithKey } from '../../core/database/idWithKey'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps, MemberViewer } from '../../core/handler'
import { requiredText } from '../../core/text/plainText'
import { notFound, Problem } from '../../core/problem'
import { lockPair, stayOnDark } from '../profiles/others'
import type { Commentable } from './commentable'
import { saveMentions, storedText } from './mentions'
import { comment, visibleComment } from './read'
import { notifyOfComment, notifyOfMentions } from './notify'
import { commentVisibleTo } from '../visibility/comments'

type Store = Pick<Deps, 'db' | 'clock'>

interface Written {
  readonly text: string
  /** Profiles that the text may mention. */
  readonly mentionIds?: readonly number[]
}

interface NewComment extends Written {
  readonly itemId: number
  /** The comment that it answers, of either layer. */
  readonly parentId?: number
  /** Idempotency key. */
  readonly key?: string
}

/** Comments on an item that the viewer sees, or answers a comment on it. */
export async function addComment(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  commentable: Commentable,
  { itemId, ...written }: NewComment,
): Promise<Comment> {
  refuseImpersonated(viewer)
  const own = viewer.profile.id
  const plain = requiredText('text', written.text)
  await deps.limits.consume('commentByProfile', String(own))
  const { clock } = deps
  const id = await deps.db.transaction().execute(async (transaction) => {
    await stayOnDark(transaction, viewer)
    const ownerId = await commentable.lock(transaction, itemId)
    if (ownerId === undefined) throw notFound()
    if (ownerId !== own) await lockPair(transaction, own, ownerId, 'act')
    const item = await commentable.find({ db: transaction, clock }, viewer, itemId)
    if (!item) throw notFound()
    const { key } = written
    // Checked under the item's lock, so that a repeated request finds the first one's comment.
    const before = await idWithKey(transaction, viewer, 'comment', key)
    if (before !== undefined) return before
    if (!item.commentsOpen) throw new Problem(422, 'COMMENTS_CLOSED')
    const { itemType } = commentable
    const answered =
      written.parentId === undefined
        ? undefined
        : await answeredComment(transaction, viewer, { itemType, itemId, id: written.parentId })
    const parentId = answered?.firstLayerId ?? null
    const { text, mentionIds } = await storedText(transaction, viewer, plain, written.mentionIds ?? [])
    const added = await transaction
      .insertInto('comment')
      .values({ itemType, itemId, profileId: own, parentId, text, createdAt: clock.now(), key: key ?? null })
      // The same key may be used under another item at the same time, which no lock prevents.
      .onConflict((conflict) => conflict.columns(['profileId', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return requireIdWithKey(transaction, viewer, 'comment', key)
    await saveMentions(transaction, added.id, mentionIds)
    const answeredIds = answered?.authorIds ?? []
    await notifyOfComment(deps, transaction, commentable, {
      id: added.id,
      itemId,
      actorId: own,
      ownerId,
      mentionIds,
      answeredIds,
    })
    await publish(transaction, { type: 'CommentAdded', itemType, itemId })
    return added.id
  })
  return comment(deps, viewer, commentable, id)
}

/** Changes one of the viewer's comments, if the viewer still sees it. */
export async function editComment(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  commentable: Commentable,
  { id, text: given, mentionIds: meant = [] }: Written & { readonly id: number },
): Promise<Comment> {
  refuseImpersonated(viewer)
  const own = viewer.profile.id
  const plain = requiredText('text', given)
  await deps.limits.consume('commentByProfile', String(own))
  await deps.db.transaction().execute(async (transaction) => {
    const found = await visibleComment({ ...deps, db: transaction }, viewer, commentable, id)
    if (!found?.item || found.profileId !== own) throw notFound()
    const { text, mentionIds } = await storedText(transaction, viewer, plain, meant)
    const edited = await transaction
      .updateTable('comment')
      .set({ text, editedAt: deps.clock.now() })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (edited.numUpdatedRows === 0n) throw notFound()
    await saveMentions(transaction, id, mentionIds)
    const { itemId } = found
    await notifyOfMentions(deps, transaction, commentable, { id, itemId, actorId: own, mentionIds })
    const { itemType } = commentable
    const changed = { itemType, itemId, commentId: id, profileId: own, removed: false }
    await publish(transaction, { type: 'CommentChanged', ...changed })
  })
  return comment(deps, viewer, commentable, id)
}

/** Deletes a comment by the viewer or on the viewer's item, visible or not; or on an item that the viewer moderates. */
export async function deleteComment(
  deps: Store,
  viewer: MemberViewer,
  commentable: Commentable,
  id: number,
): Promise<{ itemId: number; remains: Comment | null }> {
  refuseImpersonated(viewer)
  const itemId = await deps.db.transaction().execute(async (transaction) => {
    const found = await lockedComment(transaction, commentable, id)
    if (!found || found.deletedAt) throw notFound()
    if (![found.profileId, found.ownerId].includes(viewer.profile.id)) {
      const item = await commentable.find({ ...deps, db: transaction }, viewer, found.itemId)
      if (!item?.viewerModerates) throw notFound()
    }
    await takeAway(transaction, commentable, { id, ...found }, deps.clock.now())
    return found.itemId
  })
  const left = await visibleComment(deps, viewer, commentable, id)
  return { itemId, remains: left ? await comment(deps, viewer, commentable, id) : null }
}

/** Removes a comment, whoever wrote it. */
export async function removeComment(
  transaction: Transaction<DB>,
  commentable: Commentable,
  id: number,
  now: Date,
): Promise<void> {
  const found = await lockedComment(transaction, commentable, id)
  if (found && !found.deletedAt) await takeAway(transaction, commentable, { id, ...found }, now)
}

/** Locks the item first, then the comment: all changes to an item's comments wait here, and only here. */
async function lockedComment(transaction: Transaction<DB>, commentable: Commentable, id: number) {
  const found = await transaction
    .selectFrom('comment')
    .select('itemId')
    .where('id', '=', id)
    .where('itemType', '=', commentable.itemType)
    .executeTakeFirst()
  if (!found) return undefined
  const ownerId = await commentable.lock(transaction, found.itemId)
  const row = await transaction
    .selectFrom('comment')
    .select(['itemId', 'profileId', 'deletedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, ownerId }
}

/** Empties a comment that has answers, so that they stay together; deletes it otherwise. */
async function takeAway(
  transaction: Transaction<DB>,
  { itemType }: Commentable,
  { id, itemId, profileId }: { readonly id: number; readonly itemId: number; readonly profileId: number },
  now: Date,
): Promise<void> {
  const changed = { itemType, itemId, commentId: id, profileId, removed: true }
  await publish(transaction, { type: 'CommentChanged', ...changed })
  const answer = await transaction.selectFrom('comment').select('id').where('parentId', '=', id).executeTakeFirst()
  if (!answer) {
    await transaction.deleteFrom('comment').where('id', '=', id).execute()
    return
  }
  await transaction.updateTable('comment').set({ text: '', deletedAt: now }).where('id', '=', id).execute()
  await saveMentions(transaction, id, [])
  await transaction
    .deleteFrom('itemLike')
    .where('itemType', '=', LikeItemType.Comment)
    .where('itemId', '=', id)
    .execute()
}

/** The answered comment, with its author and its thread. */
interface Answered {
  readonly firstLayerId: number
  readonly authorIds: readonly number[]
}

/** The comment that is answered. @throws 404 when the viewer may not see it */
async function answeredComment(
  db: Transaction<DB>,
  viewer: MemberViewer,
  { itemType, itemId, id }: { readonly itemType: number; readonly itemId: number; readonly id: number },
): Promise<Answered> {
  const answered = await db
    .selectFrom('comment')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .leftJoin('comment as first', (join) =>
      join.onRef('first.id', '=', 'comment.parentId').on('first.deletedAt', 'is', null),
    )
    .select(['comment.id', 'comment.parentId', 'comment.profileId', 'first.profileId as firstAuthorId'])
    .where('comment.id', '=', id)
    .where('comment.itemType', '=', itemType)
    .where('comment.itemId', '=', itemId)
    .where('comment.deletedAt', 'is', null)
    .where(commentVisibleTo(viewer))
    .executeTakeFirst()
  if (!answered) throw notFound()
  const { id: ownId, parentId, profileId, firstAuthorId } = answered
  return { firstLayerId: parentId ?? ownId, authorIds: [profileId, ...(firstAuthorId === null ? [] : [firstAuthorId])] }
}
