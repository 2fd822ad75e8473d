import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { AlbumType, MediaKind } from '../contract/enums'
import type { Album } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberReader } from '../core/handler'
import { oneLine, plainText, requiredText } from '../core/plainText'
import { notFound, Problem } from '../core/problem'
import { albumById, albumsByIds } from './albumStore'
import { lockOwnAlbum } from '../shared/media/own'
import { pictureKindIn, requireDarkApproval } from './place'
import { albumVisibleTo } from '../shared/media/visibility'

const MOST_ALBUMS = 50

/** The albums of a profile, newest first. */
export async function albumsOfProfile(
  deps: Deps,
  reader: MemberReader,
  { profileId, ...paging }: { profileId: number; skip?: number; take?: number },
): Promise<Album[]> {
  const { skip, take } = pageOf(paging)
  const rows = await deps.db
    .selectFrom('album')
    .innerJoin('profile', 'profile.id', 'album.profileId')
    .select('album.id')
    .where('album.profileId', '=', profileId)
    .where(albumVisibleTo(deps, reader))
    .orderBy('album.createdAt', 'desc')
    .orderBy('album.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return albumsByIds(
    deps,
    rows.map((row) => row.id),
    reader,
  )
}

/** Makes an album. */
export async function createAlbum(deps: Deps, reader: MemberReader, body: BodyOf<'Media.CreateAlbum'>): Promise<Album> {
  const facts = factsOf(body)
  if (facts.type === AlbumType.Red) requireDarkApproval(reader)
  const profileId = reader.profile.id
  const id = await changeOwn(deps, reader, async (transaction) => {
    const { count } = await transaction
      .selectFrom('album')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('profileId', '=', profileId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_ALBUMS) throw new Problem(422, 'TOO_MANY_ALBUMS', { params: { max: MOST_ALBUMS } })
    const album = await transaction
      .insertInto('album')
      .values({ ...facts, profileId, createdAt: deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return album.id
  })
  return albumById(deps, id, reader)
}

/** Changes an album, and with its type who sees what is in it. */
export async function updateAlbum(
  deps: Deps,
  reader: MemberReader,
  { albumId, coverId, ...body }: BodyOf<'Media.UpdateAlbum'>,
): Promise<Album> {
  const facts = factsOf(body)
  await changeOwn(deps, reader, async (transaction) => {
    const before = await lockOwnAlbum(transaction, reader, albumId)
    if (facts.type === AlbumType.Red && before.type !== AlbumType.Red) requireDarkApproval(reader)
    if (coverId !== undefined) await requireInAlbum(transaction, coverId, albumId)
    await transaction
      .updateTable('album')
      .set({ ...facts, ...(coverId !== undefined && { coverId }) })
      .where('id', '=', albumId)
      .execute()
    await transaction
      .updateTable('media')
      .set({ kind: pictureKindIn(facts) })
      .where('albumId', '=', albumId)
      .where('kind', '!=', MediaKind.AlbumVideo)
      .execute()
    // Should it be protected again one day, nobody is let in whom the owner has long forgotten.
    if (facts.type !== AlbumType.Protected) {
      await transaction.deleteFrom('albumAccess').where('albumId', '=', albumId).execute()
    }
  })
  return albumById(deps, albumId, reader)
}

/** Deletes an album with everything in it. */
export async function deleteAlbum(deps: Deps, reader: MemberReader, albumId: number): Promise<void> {
  await changeOwn(deps, reader, async (transaction) => {
    await lockOwnAlbum(transaction, reader, albumId)
    await transaction.deleteFrom('album').where('id', '=', albumId).execute()
  })
}

async function requireInAlbum(transaction: Transaction<DB>, mediaId: number, albumId: number): Promise<void> {
  const medium = await transaction
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId)
    .where('albumId', '=', albumId)
    .executeTakeFirst()
  if (!medium) throw notFound()
}

function factsOf({ name, description, type }: BodyOf<'Media.CreateAlbum'>) {
  return { name: oneLine(requiredText('name', name)), description: plainText(description ?? '') || null, type }
}
