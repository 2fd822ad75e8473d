import type { Transaction } from 'kysely'
import { AlbumType, MediaKind } from '../contract/enums'
import type { MediaSummary } from '../contract/shapes'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberReader } from '../core/handler'
import { unprocessable } from '../core/problem'
import { mediaIn, sanitiseContent, withoutMedia } from '../core/richText'
import { mediaSummary, mediaSummaryColumns } from '../media/summary'
import { anyOf } from '../profiles/summary'

interface MediumFacts {
  readonly kind: number
  readonly albumId: number | null
  readonly albumType: number | null
}

/** The reader's own media that a text holds, in its order, whoever else sees them. */
export async function ownMediaIn(db: Database, reader: MemberReader, html: string): Promise<MediaSummary[]> {
  const ids = mediaIn(html)
  const rows = await db
    .selectFrom('media')
    .select(mediaSummaryColumns)
    .where('id', '=', anyOf(ids))
    .where('profileId', '=', reader.profile.id)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, mediaSummary(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * A text for readers with its media, which stay while the transaction lasts. Without those that are gone; 422 for one that
 * is not the reader's own, or that readers do not see.
 */
export async function openMediaOf(
  transaction: Transaction<DB>,
  reader: MemberReader,
  { html, dark }: { readonly html: string; readonly dark: boolean },
): Promise<{ html: string; mediaIds: number[] }> {
  const wanted = mediaIn(html)
  const media = await transaction
    .selectFrom('media')
    .leftJoin('album', 'album.id', 'media.albumId')
    .select(['media.id', 'media.profileId', 'media.kind', 'media.albumId', 'album.type as albumType'])
    .where('media.id', '=', anyOf(wanted))
    .orderBy('media.id')
    .forKeyShare('media')
    .execute()
  const closed = media.some((medium) => medium.profileId !== reader.profile.id || !isOpen(medium, dark))
  if (closed) throw unprocessable({ field: 'html', code: 'MEDIA_NOT_OPEN' })
  const there = new Set(media.map(({ id }) => id))
  const gone = new Set(wanted.filter((id) => !there.has(id)))
  if (gone.size === 0) return { html, mediaIds: wanted }
  return { html: sanitiseContent(withoutMedia(html, gone)), mediaIds: wanted.filter((id) => there.has(id)) }
}

/** Notes which media an entry shows its readers. */
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

/** Whether whoever reads an entry sees the medium; what the file archive holds, the entry itself shows them. */
function isOpen({ kind, albumId, albumType }: MediumFacts, dark: boolean): boolean {
  if (kind === MediaKind.FileArchivePicture || kind === MediaKind.ProfilePicture) return true
  if (kind === MediaKind.DarkProfilePicture) return dark
  if (kind !== MediaKind.AlbumPicture && kind !== MediaKind.AlbumVideo) return false
  return albumId === null || albumType === AlbumType.Public || (dark && albumType === AlbumType.Red)
}
