import type { CommentItemType } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import { Registry } from '../../core/registry'
import type { Commentable } from './commentable'

export const commentables = new Registry<CommentItemType, Commentable>()

/**
 * The type of the item that a comment belongs to; undefined for a comment that is gone or emptied. Locks the
 * comment in a transaction.
 */
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
