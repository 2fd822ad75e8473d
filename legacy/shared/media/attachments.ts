import type { Transaction } from 'kysely'
import { MediaKind, MediaStatus } from '../../contract/enums'
import type { MediaSummary } from '../../contract/shapes'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { lockOwnMedia, type Owner } from './own'
import { mediaSummary } from './summary'
import { tempKinds } from './upload'

/** Kinds of media items that are attached to a message. */
export const attachmentKinds: readonly MediaKind[] = [MediaKind.MailAttachmentPicture, MediaKind.MailAttachmentVideo]

/** An upload that is to be attached to a message. */
export interface Uploaded {
  readonly id: number
  readonly kind: number
}

/**
 * Locks a member's uploads, in the given order.
 * @throws 404 when one no longer exists, 422 when one cannot be shown
 */
export async function lockUploads(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  owner: Owner,
  ids: readonly number[],
): Promise<Uploaded[]> {
  if (ids.length === 0) return []
  const now = clock.now()
  const media = await lockOwnMedia(transaction, owner, ids, tempKinds)
  for (const { expiresAt, status } of media) {
    if (expiresAt && expiresAt <= now) throw notFound()
    if (status === MediaStatus.ConversionFailed) throw new Problem(422, 'FILE_UNREADABLE')
  }
  return media
}

/** Turns locked uploads into attachments, which stay. */
export async function keepAsAttachments(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  media: readonly Uploaded[],
): Promise<void> {
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
}

type AttachedRow = Parameters<typeof mediaSummary>[0] & { readonly messageId: number }

/** Attachments by their message, in the order of the rows. */
export function attachmentsByMessage(rows: readonly AttachedRow[]): Map<number, MediaSummary[]> {
  const byMessage = new Map<number, MediaSummary[]>()
  for (const { messageId, ...row } of rows) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), mediaSummary(row)])
  }
  return byMessage
}
