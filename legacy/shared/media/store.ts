import type { ExpressionBuilder } from 'kysely'
import { LikeItemType, MediaKind, MediaStatus } from '../../contract/enums'
import { lodgeRights } from '../../contract/lodgeRights'
import type { LodgeMediaStatus } from '../../contract/lodges/lodgeEnums'
import type { MediaItem } from '../../contract/shapes'
import { after, DAY } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer, Viewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { likedBy, likesSeenBy } from '../likes/likes'
import { anyOf } from '../../core/database/anyOf'
import { mediaSummary, mediaSummaryColumns } from './summary'
import { mediaVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** How long an upload may stay unused. */
const TEMP_LASTS = DAY

/** The media items that the viewer may see, in the order of the ids, with their likes. */
export async function mediaByIds(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(mediaSummaryColumns)
    .select(['media.profileId as ownerId', 'media.albumId', 'media.title', 'media.createdAt'])
    .select(['media.lodgeAlbumId', 'media.lodgeStatus'])
    .select((eb) => deletableBy(viewer)(eb).as('deletable'))
    .select((eb) => [
      likedBy(LikeItemType.Media, eb.ref('media.id'), viewer).as('liked'),
      likesSeenBy(LikeItemType.Media, eb.ref('media.id'), viewer).as('likeCount'),
    ])
    .where('media.id', '=', anyOf(ids))
    .where(mediaVisibleTo(deps, viewer))
    .execute()
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        ...mediaSummary(row),
        ownerId: row.ownerId,
        albumId: row.albumId,
        lodgeAlbumId: row.lodgeAlbumId,
        lodgeStatus: row.lodgeStatus as LodgeMediaStatus | null,
        deletable: row.deletable,
        title: row.title,
        createdAt: row.createdAt.toISOString(),
        liked: row.liked,
        likeCount: row.likeCount,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function mediumById(deps: Store, id: number, viewer: MemberViewer): Promise<MediaItem> {
  const [medium] = await mediaByIds(deps, [id], viewer)
  if (!medium) throw notFound()
  return medium
}

/** Whether the row of `media` is the viewer's own, or in a lodge whose media the viewer looks after. */
function deletableBy({ profile }: MemberViewer) {
  return (eb: ExpressionBuilder<DB, 'media'>) =>
    eb
      .or([
        eb('media.profileId', '=', profile.id),
        eb.exists(
          eb
            .selectFrom('lodgeMembership')
            .select('lodgeMembership.lodgeId')
            .whereRef('lodgeMembership.lodgeId', '=', 'media.lodgeId')
            .where('lodgeMembership.profileId', '=', profile.id)
            .where('lodgeMembership.role', 'in', lodgeRights.manageMedia),
        ),
      ])
      .$castTo<boolean>()
}

/** The storage key of the media item with this address, if the viewer may see it. */
export async function storageKeyOf(deps: Store, key: string, viewer: Viewer): Promise<string | undefined> {
  const medium = await deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.storageKey')
    .where('media.key', '=', key)
    .where(mediaVisibleTo(deps, viewer))
    .executeTakeFirst()
  return medium?.storageKey
}

/** The storage key of files that only the owner may see. Refuses an administrator who impersonates the owner. */
export async function ownStorageKeyOf({ db }: Store, key: string, viewer: Viewer): Promise<string | undefined> {
  if (!viewer.profile || viewer.session?.impersonatorId !== null) return undefined
  const medium = await db
    .selectFrom('media')
    .select('storageKey')
    .where('key', '=', key)
    .where('profileId', '=', viewer.profile.id)
    .executeTakeFirst()
  return medium?.storageKey
}

interface NewMedium {
  readonly profileId: number
  readonly video: boolean
  readonly storageKey: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

export async function addTempMedium({ db, clock }: Store, { video, ...medium }: NewMedium) {
  const now = clock.now()
  return db
    .insertInto('media')
    .values({
      ...medium,
      kind: video ? MediaKind.TempVideo : MediaKind.TempPicture,
      status: video ? MediaStatus.Uploading : MediaStatus.Live,
      createdAt: now,
      expiresAt: after(now, TEMP_LASTS),
    })
    .returning(mediaSummaryColumns)
    .executeTakeFirstOrThrow()
}

/** The video's file is complete. */
export async function markReadyForConversion(db: Database, id: number) {
  return db
    .updateTable('media')
    .set({ status: MediaStatus.ReadyForConversion })
    .where('id', '=', id)
    .returning(mediaSummaryColumns)
    .executeTakeFirstOrThrow()
}
