import { LikeItemType, MediaKind, MediaStatus } from '../../contract/enums'
import type { MediaItem } from '../../contract/shapes'
import { after, DAY } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { Deps, MemberViewer, Viewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { likedBy, likesSeenBy } from '../likes/likes'
import { anyOf } from '../../core/database/anyOf'
import { mediaSummary, mediaSummaryColumns } from './summary'
import { mediaVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** How long a file may wait to be used for something. */
const TEMP_LASTS = DAY

/** The media that the viewer may see, in the order of the ids, with their likes. */
export async function mediaByIds(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<MediaItem[]> {
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(mediaSummaryColumns)
    .select(['media.profileId as ownerId', 'media.albumId', 'media.title', 'media.createdAt'])
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
        title: row.title,
        createdAt: row.createdAt.toISOString(),
        liked: row.liked,
        likeCount: row.likeCount,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One medium that the viewer may see. */
export async function mediumById(deps: Store, id: number, viewer: MemberViewer): Promise<MediaItem> {
  const [medium] = await mediaByIds(deps, [id], viewer)
  if (!medium) throw notFound()
  return medium
}

/** Where the files of the medium with that address lie, if the viewer may see it. */
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

/** The same for what only its owner sees of it, in a session of their own: an administrator who acts as them is not they. */
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

/** What is known of a file when its row is made. */
interface NewMedium {
  readonly profileId: number
  readonly video: boolean
  readonly storageKey: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** Makes the row of a file that is to be used for something later. */
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

/** All of a video's file has arrived. */
export async function markReadyForConversion(db: Database, id: number) {
  return db
    .updateTable('media')
    .set({ status: MediaStatus.ReadyForConversion })
    .where('id', '=', id)
    .returning(mediaSummaryColumns)
    .executeTakeFirstOrThrow()
}
