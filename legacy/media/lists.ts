import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { AlbumType, MediaKind, MediaStatus, MediaType, videoKinds } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { hasKinks, sharesKinks } from '../shared/kinks'
import { profileSummaries } from '../shared/profiles/summary'
import { fulfils, type Wanted } from '../shared/search/filters'
import { sortedOrder } from '../shared/media/face'
import { mediaByIds } from '../shared/media/store'
import { mediaOpenTo, mediaVisibleTo, shownKinds } from '../shared/media/visibility'

type Store = Pick<Deps, 'db' | 'clock'>

interface Paging {
  readonly skip?: number
  readonly take?: number
}

type MediaList = ReturnType<typeof visibleMedia>

/**
 * The pictures and videos of a profile that the viewer may see, newest first; with an album, only its own, in its
 * order.
 */
export function profileMedia(
  deps: Store,
  viewer: MemberViewer,
  { profileId, mediaType, albumId }: { profileId: number; mediaType?: MediaType; albumId?: number },
): MediaList {
  const all = visibleMedia(deps, viewer)
    .where('media.profileId', '=', profileId)
    .where('media.kind', 'in', kindsOf(shownKinds, mediaType))
  return albumId === undefined
    ? all.orderBy('media.createdAt', 'desc').orderBy('media.id', 'desc')
    : all.where('media.albumId', '=', albumId).orderBy(sortedOrder)
}

export function ownProfilePictures(deps: Store, viewer: MemberViewer): MediaList {
  return visibleMedia(deps, viewer)
    .where('media.profileId', '=', viewer.profile.id)
    .where('media.kind', '=', MediaKind.ProfilePicture)
    .orderBy(sortedOrder)
}

export function fileArchive(deps: Store, viewer: MemberViewer): MediaList {
  return visibleMedia(deps, viewer)
    .where('media.profileId', '=', viewer.profile.id)
    .where('media.kind', '=', MediaKind.FileArchivePicture)
    .orderBy('media.createdAt', 'desc')
    .orderBy('media.id', 'desc')
}

/**
 * Media items that other members of the site's country show to every member of the site, newest first. Protected
 * albums are left out even if the viewer has access.
 */
export function newestMedia(
  deps: Store,
  viewer: MemberViewer,
  { mediaType, kinkId }: { mediaType?: MediaType; kinkId?: number },
): MediaList {
  const all = openMedia(deps, viewer, mediaType).where('profile.countryId', '=', viewer.site.countryId)
  if (kinkId === undefined) return all
  return all.where((eb) => sharesKinks(eb.ref('profile.id'), viewer.site.countryId, hasKinks([kinkId])))
}

/** The same for members who match a search, wherever they live. */
export function searchedMedia(
  deps: Store,
  viewer: MemberViewer,
  { wanted, text, mediaType }: { wanted: Wanted; text?: string; mediaType?: MediaType },
): MediaList {
  return openMedia(deps, viewer, mediaType).where(fulfils(wanted, text, viewer, deps.clock.now()))
}

function openMedia(deps: Store, viewer: MemberViewer, mediaType: MediaType | undefined): MediaList {
  const open: MediaKind[] = [MediaKind.ProfilePicture, MediaKind.AlbumPicture, MediaKind.AlbumVideo]
  if (viewer.site.dark) open.push(MediaKind.DarkProfilePicture)
  return allMedia(deps)
    .where(mediaOpenTo(deps, viewer))
    .where('media.kind', 'in', kindsOf(open, mediaType))
    .where('media.status', '=', MediaStatus.Live)
    .where('media.profileId', '!=', viewer.profile.id)
    .where(notProtected)
    .orderBy('media.createdAt', 'desc')
    .orderBy('media.id', 'desc')
}

function notProtected(eb: ExpressionBuilder<DB, 'media'>): Expression<SqlBool> {
  return eb.or([
    eb('media.albumId', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('album')
          .select('album.id')
          .whereRef('album.id', '=', 'media.albumId')
          .where('album.type', '=', AlbumType.Protected),
      ),
    ),
  ])
}

export async function pageOfMedia(
  deps: Store,
  viewer: MemberViewer,
  list: MediaList,
  paging: Paging,
): Promise<MediaItem[]> {
  const { skip, take } = pageOf(paging)
  const rows = await list.offset(skip).limit(take).execute()
  return mediaByIds(
    deps,
    rows.map((row) => row.id),
    viewer,
  )
}

/** A page of a list; each media item comes with its owner. */
export async function pageWithOwners(
  deps: Store,
  viewer: MemberViewer,
  list: MediaList,
  paging: Paging,
): Promise<AnswerOf<'Media.GetNewestMedia'>> {
  const media = await pageOfMedia(deps, viewer, list, paging)
  const ownerIds = [...new Set(media.map((medium) => medium.ownerId))]
  const owners = new Map((await profileSummaries(deps, ownerIds, viewer)).map((owner) => [owner.id, owner]))
  return media.flatMap((medium) => {
    const owner = owners.get(medium.ownerId)
    return owner ? { ...medium, owner } : []
  })
}

function visibleMedia(deps: Store, viewer: MemberViewer) {
  return allMedia(deps).where(mediaVisibleTo(deps, viewer))
}

function allMedia({ db }: Store) {
  return db.selectFrom('media').innerJoin('profile', 'profile.id', 'media.profileId').select('media.id')
}

function kindsOf(kinds: readonly MediaKind[], mediaType: MediaType | undefined): MediaKind[] {
  if (mediaType === undefined) return [...kinds]
  return kinds.filter((kind) => videoKinds.includes(kind) === (mediaType === MediaType.Video))
}
