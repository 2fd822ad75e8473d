import type { Selectable, Transaction } from 'kysely'
import type { RedAudience } from '../../contract/dark/bondEnums'
import { AlbumType, MediaKind } from '../../contract/enums'
import type { DB, Media } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { anyOf } from '../../core/database/anyOf'
import { shownKinds } from './visibility'

/** Kinds of media items that a member keeps, visible to others or not; without unused uploads. */
export const keptKinds: readonly MediaKind[] = [...shownKinds, MediaKind.FileArchivePicture]

/** The member that media items belong to. */
export interface Owner {
  readonly profile: { readonly id: number }
}

/**
 * Locks the member's own media items of these kinds, in the order of the ids.
 * @throws 404 when one of them is missing
 */
export async function lockOwnMedia(
  transaction: Transaction<DB>,
  { profile }: Owner,
  ids: readonly number[],
  kinds: readonly MediaKind[] = keptKinds,
): Promise<Selectable<Media>[]> {
  const rows = await transaction
    .selectFrom('media')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .where('profileId', '=', profile.id)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const medium = byId.get(id)
    if (!medium) throw notFound()
    return medium
  })
}

/** An album, with the fields that decide the kind of its media items. */
export interface OwnAlbum {
  readonly id: number
  readonly type: AlbumType
  readonly redAudience: RedAudience
}

/** Locks one of the member's own albums. @throws 404 when it is missing */
export async function lockOwnAlbum(
  transaction: Transaction<DB>,
  { profile, site }: MemberViewer,
  id: number,
): Promise<OwnAlbum> {
  const album = await transaction
    .selectFrom('album')
    .select(['id', 'type', 'redAudience'])
    .where('id', '=', id)
    .where('profileId', '=', profile.id)
    .forUpdate()
    .executeTakeFirst()
  if (!album || (album.type === AlbumType.Red && !site.dark)) throw notFound()
  return { id: album.id, type: album.type as AlbumType, redAudience: album.redAudience as RedAudience }
}
