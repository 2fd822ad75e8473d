import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'

/** Stores which media an entry shows its readers. */
export async function saveMediaOf(
  transaction: Transaction<DB>,
  entryId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await transaction.deleteFrom('blogEntryMedia').where('entryId', '=', entryId).execute()
  if (mediaIds.length === 0) return
  await transaction
    .insertInto('blogEntryMedia')
    .values(mediaIds.map((mediaId, position) => ({ entryId, mediaId, position })))
    .execute()
}
