import type { Transaction } from 'kysely'
import { MediaKind } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { keepAsAttachments, type Uploaded } from '../../shared/media/attachments'

export function isVideo({ kind }: Uploaded): boolean {
  return kind === MediaKind.TempVideo
}

/** Attaches uploads to a message: from now on they are visible to those who see the message. */
export async function attach(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  messageId: number,
  media: readonly Uploaded[],
): Promise<void> {
  if (media.length === 0) return
  await keepAsAttachments(deps, transaction, media)
  await transaction
    .insertInto('messageMedia')
    .values(media.map(({ id: mediaId }, position) => ({ messageId, mediaId, position })))
    .execute()
}
