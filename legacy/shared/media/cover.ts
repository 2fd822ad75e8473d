import type { Transaction } from 'kysely'
import { MediaKind } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { unprocessable } from '../../core/problem'
import { lockOpenMedia } from './textMedia'

/** The picture at the head of something: the present one, or a picture of the viewer that others may see. */
export async function openCover(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  coverId: number | undefined,
  presentId?: number | null,
  field: 'coverId' | 'mediaId' = 'coverId',
): Promise<number | null> {
  if (coverId === undefined || coverId === presentId) return coverId ?? null
  const open = await lockOpenMedia(transaction, viewer, [coverId], { dark: viewer.site.dark, field })
  const medium = await transaction.selectFrom('media').select('kind').where('id', '=', coverId).executeTakeFirst()
  if (!open.has(coverId) || medium?.kind === MediaKind.AlbumVideo) {
    throw unprocessable({ field, code: 'UNKNOWN_ITEM' })
  }
  return coverId
}
