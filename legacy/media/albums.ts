import type { Transaction } from 'kysely'
import { RedAudience } from '../contract/dark/bondEnums'
import type { BodyOf } from '../contract/contract'
import { AlbumType, MediaKind } from '../contract/enums'
import type { Album } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { oneLine, plainText, requiredText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import { albumById, albumsByIds } from './albumStore'
import { lockOwnAlbum } from '../shared/media/own'
import { pictureKindIn, requireDarkApproval } from './place'
import { albumVisibleTo } from '../shared/media/visibility'

const MAX_ALBUMS = 50

/** The albums of a profile, newest first. */
export async function albumsOfProfile(
  deps: Deps,
  viewer: MemberViewer,
  { profileId, type, ...paging }: { profileId: number; type?: AlbumType; skip?: number; take?: number },
): Promise<Album[]> {
  const { skip, take } = pageOf(paging)
  const rows = await deps.db
    .selectFrom('album')
    .innerJoin('profile', 'profile.id', 'album.profileId')
    .select('album.id')
    .where('album.profileId', '=', profileId)
    .where(albumVisibleTo(deps, viewer))
    .$if(type !== undefined, (albums) => albums.where('album.type', '=', type ?? 0))
    .orderBy('album.createdAt', 'desc')
    .orderBy('album.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return albumsByIds(
    deps,
    rows.map((row) => row.id),
    viewer,
  )
}

export async function createAlbum(
  deps: Deps,
  viewer: MemberViewer,
  { key, ...body }: BodyOf<'Media.CreateAlbum'>,
): Promise<Album> {
  const facts = factsOf(body)
  if (facts.type === AlbumType.Red) requireDarkApproval(viewer)
  const profileId = viewer.profile.id
  const id = await changeOwn(deps, viewer, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'album', key)
    if (made !== undefined) return made
    const { count } = await transaction
      .selectFrom('album')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('profileId', '=', profileId)
      .executeTakeFirstOrThrow()
    if (count >= MAX_ALBUMS) throw new Problem(422, 'TOO_MANY_ALBUMS', { params: { max: MAX_ALBUMS } })
    const album = await transaction
      .insertInto('album')
      .values({ ...facts, profileId, createdAt: deps.clock.now(), key: key ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return album.id
  })
  return albumById(deps, id, viewer)
}

/** Changes an album; its type decides who sees its content. */
export async function updateAlbum(
  deps: Deps,
  viewer: MemberViewer,
  { albumId, coverId, ...body }: BodyOf<'Media.UpdateAlbum'>,
): Promise<Album> {
  const facts = factsOf(body)
  await changeOwn(deps, viewer, async (transaction) => {
    const before = await lockOwnAlbum(transaction, viewer, albumId)
    if (facts.type === AlbumType.Red && before.type !== AlbumType.Red) requireDarkApproval(viewer)
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
    // Removes grants, so that nobody regains access if the album becomes protected again.
    if (!grantsByName({ ...before, ...facts }) || facts.type !== before.type) {
      await transaction.deleteFrom('albumAccess').where('albumId', '=', albumId).execute()
    }
  })
  return albumById(deps, albumId, viewer)
}

/** Deletes an album with its content. */
export async function deleteAlbum(deps: Deps, viewer: MemberViewer, albumId: number): Promise<void> {
  await changeOwn(deps, viewer, async (transaction) => {
    await lockOwnAlbum(transaction, viewer, albumId)
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

/** Whether members see an album because its owner has let each of them. */
function grantsByName({ type, redAudience }: { readonly type: AlbumType; readonly redAudience: RedAudience }): boolean {
  return type === AlbumType.Protected || (type === AlbumType.Red && redAudience === RedAudience.Named)
}

function factsOf({ name, description, type, redAudience }: BodyOf<'Media.CreateAlbum'>) {
  return {
    name: oneLine(requiredText('name', name)),
    description: plainText(description ?? '') || null,
    type,
    // Without it, an album keeps its own.
    ...(redAudience === undefined ? {} : { redAudience }),
  }
}
