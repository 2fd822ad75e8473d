import type { Transaction } from 'kysely'
import { MediaKind, MediaStatus } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { lockOwnMedia } from '../shared/media/own'
import { mediumById } from '../shared/media/store'

export async function setProfilePicture(deps: Deps, viewer: MemberViewer, mediaId: number): Promise<MediaItem> {
  await changeOwn(deps, viewer, async (transaction) => {
    await lockOwnMedia(transaction, viewer, [mediaId], [MediaKind.ProfilePicture])
    await makeFace(transaction, viewer, mediaId)
  })
  return mediumById(deps, mediaId, viewer)
}

/** Makes one of the member's profile pictures the face. @throws 422 when the picture cannot be shown to others */
export async function makeFace(
  transaction: Transaction<DB>,
  { profile }: MemberViewer,
  mediaId: number,
): Promise<void> {
  const changed = await transaction
    .updateTable('profile')
    .set({ pictureId: mediaId })
    .where('id', '=', profile.id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('media')
          .select('media.id')
          .where('media.id', '=', mediaId)
          .where('media.status', '=', MediaStatus.Live),
      ),
    )
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new Problem(422, 'PICTURE_NOT_READY')
}
