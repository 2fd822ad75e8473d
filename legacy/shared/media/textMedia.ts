import type { Transaction } from 'kysely'
import { AlbumType, MediaKind } from '../../contract/enums'
import type { MediaSummary } from '../../contract/shapes'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { unprocessable } from '../../core/problem'
import { mediaIn, withoutMedia } from '../../core/text/richText'
import { anyOf } from '../../core/database/anyOf'
import { mediaSummary, mediaSummaryColumns } from './summary'

interface MediumFacts {
  readonly kind: number
  readonly albumId: number | null
  readonly albumType: number | null
}

interface WrittenText {
  readonly html: string
  /** The text is visible on the dark sites only, where more may be shown. */
  readonly dark: boolean
  /** The field named in an error. */
  readonly field: 'html' | 'text'
  /** The sanitiser of the text. */
  readonly clean: (html: string) => string
  /** Media that are in the text already, whoever put them there. */
  readonly known?: ReadonlySet<number>
}

/** The viewer's own media items in a text, in order, whoever else sees them. */
export async function ownMediaIn(db: Database, viewer: MemberViewer, html: string): Promise<MediaSummary[]> {
  const ids = mediaIn(html)
  const rows = await db
    .selectFrom('media')
    .select(mediaSummaryColumns)
    .where('id', '=', anyOf(ids))
    .where('profileId', '=', viewer.profile.id)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, mediaSummary(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * A text with its media items, which are locked for the transaction. Removes deleted ones.
 * @throws 422 for one that is not the viewer's own, or that other viewers cannot see
 */
export async function openMediaOf(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { html, dark, field, clean, known = new Set() }: WrittenText,
): Promise<{ html: string; mediaIds: number[] }> {
  const wanted = mediaIn(html)
  const added = wanted.filter((id) => !known.has(id))
  const there = await lockOpenMedia(transaction, viewer, added, { dark, field })
  const gone = new Set(added.filter((id) => !there.has(id)))
  if (gone.size === 0) return { html, mediaIds: wanted }
  return { html: clean(withoutMedia(html, gone)), mediaIds: wanted.filter((id) => !gone.has(id)) }
}

/**
 * Locks media items of the viewer that others may see, and returns the ids of those that exist.
 * @throws 422 for one that is not the viewer's own, or that others cannot see
 */
export async function lockOpenMedia(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  ids: readonly number[],
  { dark, field }: { readonly dark: boolean; readonly field: string },
): Promise<ReadonlySet<number>> {
  const media = await transaction
    .selectFrom('media')
    .leftJoin('album', 'album.id', 'media.albumId')
    .select(['media.id', 'media.profileId', 'media.kind', 'media.albumId', 'album.type as albumType'])
    .where('media.id', '=', anyOf(ids))
    .orderBy('media.id')
    .forKeyShare('media')
    .execute()
  const closed = media.some((medium) => medium.profileId !== viewer.profile.id || !isOpen(medium, dark))
  if (closed) throw unprocessable({ field, code: 'MEDIA_NOT_OPEN' })
  return new Set(media.map(({ id }) => id))
}

/** Whether every viewer of a text sees the media item; the text itself shows those of the file archive. */
function isOpen({ kind, albumId, albumType }: MediumFacts, dark: boolean): boolean {
  if (kind === MediaKind.FileArchivePicture || kind === MediaKind.ProfilePicture) return true
  if (kind === MediaKind.DarkProfilePicture) return dark
  if (kind !== MediaKind.AlbumPicture && kind !== MediaKind.AlbumVideo) return false
  return albumId === null || albumType === AlbumType.Public || (dark && albumType === AlbumType.Red)
}

/** Stores which media a published text shows its readers. */
export async function saveTextMedia(
  transaction: Transaction<DB>,
  table: 'blogEntryMedia' | 'debateEntryMedia' | 'eventMedia' | 'meetupMedia',
  entryId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await transaction.deleteFrom(table).where('entryId', '=', entryId).execute()
  if (mediaIds.length === 0) return
  await transaction
    .insertInto(table)
    .values(mediaIds.map((mediaId, position) => ({ entryId, mediaId, position })))
    .execute()
}
