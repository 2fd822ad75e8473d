import type { BodyOf } from '../contract/contract'
import { MediaKind, MediaStatus, videoKinds } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { keptKinds, lockOwnMedia } from '../shared/media/own'
import { newStorageKey, storeCut } from './formats/pictures'
import { inTurn } from './formats/rewriting'
import { mediumById } from '../shared/media/store'

const pictureKinds = [...keptKinds, MediaKind.TempPicture].filter((kind) => !videoKinds.includes(kind))

/**
 * Rotates and crops a picture, always from the original. It gets new files and a new address, so that no cache
 * shows the old ones; likes and everything else stay.
 */
export async function editPicture(
  deps: Deps,
  viewer: MemberViewer,
  { mediaId, rotate, crop }: BodyOf<'Media.EditPicture'>,
): Promise<MediaItem> {
  const { db, limits, media } = deps
  await limits.consume('pictureEditByProfile', String(viewer.profile.id))
  const sourceKey = async () => {
    const medium = await db
      .selectFrom('media')
      .select('storageKey')
      .where('id', '=', mediaId)
      .where('profileId', '=', viewer.profile.id)
      .where('kind', 'in', pictureKinds)
      .where('status', '=', MediaStatus.Live)
      .executeTakeFirst()
    if (!medium) throw notFound()
    return medium.storageKey
  }
  // Checks before queueing, so that nobody waits in vain.
  await sourceKey()
  const storageKey = newStorageKey()
  try {
    // Checked again after queueing: the picture may have been deleted, or edited on another device.
    const picture = await inTurn(async () => storeCut(media, storageKey, { rotate, crop, from: await sourceKey() }))
    await changeOwn(deps, viewer, async (transaction) => {
      // Read again: it may have been deleted or edited meanwhile.
      const [medium] = await lockOwnMedia(transaction, viewer, [mediaId], pictureKinds)
      if (!medium) throw notFound()
      await transaction
        .updateTable('media')
        .set((eb) => ({ ...picture, storageKey, focusX: 0.5, focusY: 0.5, key: eb.fn<string>('gen_random_uuid') }))
        .where('id', '=', mediaId)
        .execute()
      await transaction
        .insertInto('mediaRemoval')
        .values({ storageKey: medium.storageKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  } catch (error) {
    await media.remove(storageKey)
    throw error
  }
  return mediumById(deps, mediaId, viewer)
}
