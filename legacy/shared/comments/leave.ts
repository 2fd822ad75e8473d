import type { Expression, Transaction } from 'kysely'
import type { CommentItemType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { commentables } from './commentables'
import { removeComment } from './write'

/** Removes a profile's comments on some items of a type. */
export async function removeCommentsBy(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
  { itemType, items }: { readonly itemType: CommentItemType; readonly items: Expression<number | null> },
): Promise<void> {
  const rows = await transaction
    .selectFrom('comment')
    .select('id')
    .where('profileId', '=', profileId)
    .where('itemType', '=', itemType)
    .where('itemId', 'in', items)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of rows) await removeComment(transaction, commentables.get(itemType), id, clock.now())
}
