import { sql, type Selectable, type Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { MediaKind, videoKinds } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { DB, Media } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid } from '../core/problem'
import { anyOf } from '../core/database/anyOf'
import { keepFace, sortedOrder } from '../shared/media/face'
import { makeFace } from './face'
import { keptKinds, lockOwnMedia } from '../shared/media/own'
import { kindIn, placeFor, refuseOverflow } from './place'
import { mediaByIds } from '../shared/media/store'

/** Moves media items to another place: all of them or none. */
export async function moveMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds, ...wanted }: BodyOf<'Media.MoveMedia'>,
): Promise<MediaItem[]> {
  await changeOwn(deps, viewer, async (transaction) => {
    const place = await placeFor(transaction, viewer, wanted)
    const media = await lockOwnMedia(transaction, viewer, mediaIds)
    for (const video of [false, true]) {
      const ids = media.filter((medium) => isVideo(medium) === video).map((medium) => medium.id)
      if (ids.length === 0) continue
      await transaction
        .updateTable('media')
        .set({ kind: kindIn(place, video), albumId: place.album?.id ?? null, position: null })
        .where('id', '=', anyOf(ids))
        .execute()
    }
    await refuseOverflow(transaction, viewer, place)
    await keepFace(transaction, viewer.profile.id)
  })
  return mediaByIds(deps, mediaIds, viewer)
}

/**
 * Sets the order of media items in their place; omitted ones follow in their old order. A profile picture that
 * becomes first also becomes the face; if it cannot, the order stays unchanged.
 */
export async function sortMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds }: BodyOf<'Media.SortMedia'>,
): Promise<MediaItem[]> {
  await changeOwn(deps, viewer, async (transaction) => {
    const media = await lockOwnMedia(transaction, viewer, mediaIds)
    const all = await idsAround(transaction, viewer, media)
    // An order covers the media items of one album, or the profile pictures of one kind.
    if (!mediaIds.every((id) => all.includes(id))) throw invalid({ field: 'mediaIds', code: 'OUT_OF_RANGE' })
    const order = [...mediaIds, ...all.filter((id) => !mediaIds.includes(id))]
    await sql`
      update media set position = wanted.position
      from unnest(${order}::integer[]) with ordinality as wanted (id, position)
      where media.id = wanted.id`.execute(transaction)
    const [first] = media
    if (first?.kind === MediaKind.ProfilePicture && first.id !== all[0]) await makeFace(transaction, viewer, first.id)
  })
  return mediaByIds(deps, mediaIds, viewer)
}

/** The ids of all media items in the same place as the first one, in order. */
async function idsAround(
  transaction: Transaction<DB>,
  { profile }: MemberViewer,
  [first]: readonly Selectable<Media>[],
): Promise<number[]> {
  const own = transaction.selectFrom('media').select('media.id').where('media.profileId', '=', profile.id)
  const place =
    first?.albumId == null
      ? own.where('media.albumId', 'is', null).where('media.kind', '=', first?.kind ?? MediaKind.ProfilePicture)
      : own.where('media.albumId', '=', first.albumId)
  const rows = await place.orderBy(sortedOrder).execute()
  return rows.map((row) => row.id)
}

/** Deletes media items: all of them or none. A trigger records the files, and a job removes them. */
export async function deleteMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds }: BodyOf<'Media.DeleteMedia'>,
): Promise<void> {
  await changeOwn(deps, viewer, async (transaction) => {
    await lockOwnMedia(transaction, viewer, mediaIds, [...keptKinds, MediaKind.TempPicture, MediaKind.TempVideo])
    await transaction.deleteFrom('media').where('id', '=', anyOf(mediaIds)).execute()
    await keepFace(transaction, viewer.profile.id)
  })
}

function isVideo({ kind }: Pick<Selectable<Media>, 'kind'>): boolean {
  return videoKinds.some((video) => video === kind)
}
