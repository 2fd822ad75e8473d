import { commentableEntries } from '../blogs/commentable'
import { CommentItemType } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { Commentable } from './commentable'

/** Everything that can be commented on. Areas add their items here. */
const commentables: Readonly<Record<CommentItemType, Commentable>> = {
  [CommentItemType.BlogEntry]: commentableEntries,
}

/** Under what a comment stands; undefined for one that is gone or left an empty place. Keeps it while a transaction lasts. */
export async function commentableOf(db: Database, commentId: number): Promise<Commentable | undefined> {
  const row = await db
    .selectFrom('comment')
    .select('itemType')
    .where('id', '=', commentId)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row && commentables[row.itemType as CommentItemType]
}
