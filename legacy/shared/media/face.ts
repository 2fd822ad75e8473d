import { sql, type Transaction } from 'kysely'
import { MediaKind, MediaStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'

/** Order of media items in an album and of profile pictures: by position, then newest first. */
export const sortedOrder = sql`media.position, media.created_at desc, media.id desc`

/** When a profile's face is no longer among its profile pictures, the first one that can be shown replaces it. */
export async function keepFace(transaction: Transaction<DB>, profileId: number): Promise<void> {
  await transaction
    .updateTable('profile')
    .set((eb) => ({
      pictureId: eb
        .selectFrom('media')
        .select('media.id')
        .whereRef('media.profileId', '=', 'profile.id')
        .where('media.kind', '=', MediaKind.ProfilePicture)
        .where('media.status', '=', MediaStatus.Live)
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
