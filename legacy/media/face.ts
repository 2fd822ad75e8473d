import type { Transaction } from 'kysely'
import { MediaKind } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { sortedOrder } from './albumStore'
import { lockOwnMedia } from './own'
import { mediumById } from './store'

/** Where the face of a profile is none of its profile pictures any more, the first of them becomes it. */
export async function keepFace(transaction: Transaction<DB>, profileId: number): Promise<void> {
  await transaction
    .updateTable('profile')
    .set((eb) => ({
      pictureId: eb
        .selectFrom('media')
        .select('media.id')
        .whereRef('media.profileId', '=', 'profile.id')
        .where('media.kind', '=', MediaKind.ProfilePicture)
        .orderBy(sortedOrder)
        .limit(1),
    }))
    .where('profile.id', '=', profileId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('media')
            .select('media.id')
            .whereRef('media.id', '=', 'profile.pictureId')
            .where('media.kind', '=', MediaKind.ProfilePicture),
        ),
      ),
    )
    .execute()
}

/** Makes one of the profile pictures the face. */
export async function setProfilePicture(deps: Deps, reader: MemberReader, mediaId: number): Promise<MediaItem> {
  await changeOwn(deps, reader, async (transaction) => {
    await lockOwnMedia(transaction, reader, [mediaId], [MediaKind.ProfilePicture])
    await transaction.updateTable('profile').set({ pictureId: mediaId }).where('id', '=', reader.profile.id).execute()
  })
  return mediumById(deps, mediaId, reader)
}
