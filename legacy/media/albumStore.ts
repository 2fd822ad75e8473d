import { expressionBuilder } from 'kysely'
import type { RedAudience } from '../contract/dark/bondEnums'
import { AlbumAccess, AlbumType, MediaStatus } from '../contract/enums'
import type { Album } from '../contract/shapes'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { anyOf } from '../core/database/anyOf'
import { sortedOrder } from '../shared/media/face'
import { mediaSeenBy } from '../shared/media/seen'
import { accessTo, albumVisibleTo, mediaVisibleTo } from '../shared/media/visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** The albums that the viewer may know of, in the order of the ids; two queries for all. */
export async function albumsByIds(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<Album[]> {
  if (ids.length === 0) return []
  const rows = await albumRows(deps, ids, viewer)
  const covers = await mediaSeenBy(
    deps,
    rows.flatMap((row) => row.coverId ?? []),
    viewer,
  )
  const byId = new Map(
    rows.map(({ granted, coverId, description, createdAt, redAudience, ...row }): [number, Album] => {
      const access = accessOf(row, granted, viewer)
      return [
        row.id,
        {
          ...row,
          type: row.type as AlbumType,
          redAudience:
            row.type === AlbumType.Red && row.ownerId === viewer.profile.id ? (redAudience as RedAudience) : null,
          access,
          // Without access, only the name is shown.
          description: access === AlbumAccess.Granted ? description : null,
          cover: (coverId !== null && covers.get(coverId)) || null,
          createdAt: createdAt.toISOString(),
        },
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function albumById(deps: Store, id: number, viewer: MemberViewer): Promise<Album> {
  const [album] = await albumsByIds(deps, [id], viewer)
  if (!album) throw notFound()
  return album
}

function albumRows(deps: Store, ids: readonly number[], viewer: MemberViewer) {
  return deps.db
    .selectFrom('album')
    .innerJoin('profile', 'profile.id', 'album.profileId')
    .select(['album.id', 'album.profileId as ownerId', 'album.name', 'album.description', 'album.type'])
    .select(['album.createdAt', 'album.redAudience'])
    .select((eb) => [
      accessTo(eb.ref('album.id'), viewer).as('granted'),
      inAlbum(deps, viewer)
        .select((media) => media.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('mediaCount'),
      inAlbum(deps, viewer)
        .select('media.id')
        // A video that is still being converted has no picture.
        .where('media.status', '=', MediaStatus.Live)
        .orderBy((media) => media('media.id', '=', media.ref('album.coverId')), 'desc')
        .orderBy(sortedOrder)
        .limit(1)
        .$asScalar()
        .as('coverId'),
    ])
    .where('album.id', '=', anyOf(ids))
    .where(albumVisibleTo(deps, viewer))
    .execute()
}

/** The media items that the viewer may see in the album of the outer query. */
function inAlbum(deps: Store, viewer: MemberViewer) {
  return expressionBuilder<DB, 'album'>()
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .whereRef('media.albumId', '=', 'album.id')
    .where(mediaVisibleTo(deps, viewer))
}

function accessOf(
  album: { readonly ownerId: number; readonly type: number },
  granted: number | null,
  { profile }: MemberViewer,
): AlbumAccess {
  const open = album.ownerId === profile.id || album.type !== AlbumType.Protected
  return open ? AlbumAccess.Granted : ((granted ?? AlbumAccess.None) as AlbumAccess)
}
