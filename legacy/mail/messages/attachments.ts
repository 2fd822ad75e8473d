import type { Transaction } from 'kysely'
import { MediaKind, MediaStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { lockOwnMedia } from '../../shared/media/own'

/** An upload that is to be attached to a message. */
interface Uploaded {
  readonly id: number
  readonly kind: number
}

/**
 * Locks the viewer's uploads, in the given order.
 * @throws 404 when one no longer exists, 422 when one cannot be shown
 */
export async function lockUploads(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<Uploaded[]> {
  if (ids.length === 0) return []
  const now = clock.now()
  const media = await lockOwnMedia(transaction, viewer, ids, [MediaKind.TempPicture, MediaKind.TempVideo])
  for (const { expiresAt, status } of media) {
    if (expiresAt && expiresAt <= now) throw notFound()
    if (status === MediaStatus.ConversionFailed) throw new Problem(422, 'FILE_UNREADABLE')
  }
  return media
}

export function isVideo({ kind }: Uploaded): boolean {
  return kind === MediaKind.TempVideo
}

/** Attaches uploads to a message: from now on they are visible to those who see the message. */
export async function attach(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  messageId: number,
  media: readonly Uploaded[],
): Promise<void> {
  if (media.length === 0) return
  const now = clock.now()
  await transaction
    .updateTable('media')
    .set((eb) => ({
      kind: eb
        .case()
        .when('kind', '=', MediaKind.TempVideo)
        .then(MediaKind.MailAttachmentVideo)
        .else(MediaKind.MailAttachmentPicture)
        .end(),
      consentedAt: now,
      createdAt: now,
      expiresAt: null,
    }))
    .where(
      'id',
      'in',
      media.map(({ id }) => id),
    )
    .execute()
  await transaction
    .insertInto('messageMedia')
    .values(media.map(({ id: mediaId }, position) => ({ messageId, mediaId, position })))
    .execute()
}
