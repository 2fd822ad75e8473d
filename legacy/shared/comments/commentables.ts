import type { CommentItemType } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import { Registry } from '../../core/registry'
import type { Commentable } from './commentable'

/** Everything that can be commented on. */
export const commentables = new Registry<CommentItemType, Commentable>()

/** Under what a comment stands; undefined for one that is gone or left an empty place. Keeps it while a transaction lasts. */
export async function commentableOf(db: Database, commentId: number): Promise<Commentable | undefined> {
  const row = await db
    .selectFrom('comment')
    .select('itemType')
    .where('id', '=', commentId)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row && commentables.find(row.itemType as CommentItemType)
}
