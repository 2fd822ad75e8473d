import { expressionBuilder, sql } from 'kysely'
import type { QueryOf } from '../contract/contract'
import { lodgeRights } from '../contract/lodgeRights'
import type { MediaItem } from '../contract/shapes'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound } from '../core/problem'
import { MAX_LODGE_NEWS, type LodgeNews } from '../shared/lodges/news'
import type { LodgeTask } from '../shared/lodges/tasks'
import { lodgeVisibleTo, roleHasRight } from '../shared/lodges/visibility'
import { mediaByIds } from '../shared/media/store'
import { acceptedFor, albumsVisibleTo, showable, waitingFor } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

interface AlbumPlace {
  readonly albumId: number
  /** The viewer also sees what waits. */
  readonly withWaiting: boolean
}

/** The media of an album that the viewer may see, newest first, with the viewer's own in whatever state. */
export function mediaList({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, { albumId, withWaiting }: AlbumPlace) {
  return db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where('media.lodgeAlbumId', '=', albumId)
    .where((eb) =>
      eb.or([
        eb('media.profileId', '=', viewer.profile.id),
        withWaiting ? showable(viewer)(eb) : acceptedFor(viewer)(eb),
      ]),
    )
    .orderBy('media.createdAt', 'desc')
    .orderBy('media.id', 'desc')
}

/** A page of an album. @throws 404 when it is not for the viewer */
export async function pageOfAlbumMedia(
  deps: Store,
  viewer: MemberViewer,
  { albumId, ...page }: QueryOf<'Lodges.GetLodgeAlbumMediasNextPage'>,
): Promise<MediaItem[]> {
  const album = await deps.db
    .selectFrom('lodgeAlbum')
    .innerJoin('lodge', 'lodge.id', 'lodgeAlbum.lodgeId')
    .select((eb) =>
      eb
        .and([roleHasRight(viewer, 'acceptMedia')(eb)])
        .$castTo<boolean>()
        .as('withWaiting'),
    )
    .where('lodgeAlbum.id', '=', albumId)
    .where(albumsVisibleTo(viewer))
    .executeTakeFirst()
  if (!album) throw notFound()
  return mediaByIds(deps, await idsOf(mediaList(deps, viewer, { albumId, ...album }), pageOf(page)), viewer)
}

/** The media of a lodge that wait, those that wait longest first. */
export function waitingList({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, lodgeId: number) {
  return db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where('media.lodgeId', '=', lodgeId)
    .where(waitingFor(viewer))
    .orderBy('media.createdAt')
    .orderBy('media.id')
}

export async function pageOfWaiting(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, ...page }: QueryOf<'Lodges.GetLodgeMediaValidationItems'>,
): Promise<MediaItem[]> {
  return mediaByIds(deps, await idsOf(waitingList(deps, viewer, lodgeId), pageOf(page)), viewer)
}

/** Media that wait in the lodges that the viewer leads. */
export const waitingMedia: LodgeTask = {
  right: 'acceptMedia',
  count: (viewer, lodgeId) =>
    expressionBuilder<DB>()
      .selectFrom('lodgeMembership as own')
      .innerJoin('lodge', 'lodge.id', 'own.lodgeId')
      .innerJoin('media', 'media.lodgeId', 'own.lodgeId')
      .innerJoin('profile', 'profile.id', 'media.profileId')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('own.profileId', '=', viewer.profile.id)
      .where('own.role', 'in', lodgeRights.acceptMedia)
      .$if(lodgeId !== undefined, (media) => media.where('own.lodgeId', '=', lodgeId ?? 0))
      .where(lodgeVisibleTo(viewer))
      .where(waitingFor(viewer))
      .$asScalar()
      .$notNull(),
}

/** Counts media of others that came since the viewer, as a member, last visited a lodge. */
export const newMediaCount: LodgeNews = (_deps, viewer, { lodgeId, since }) => {
  const eb = expressionBuilder<DB>()
  const fresh = eb
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where('media.lodgeId', '=', lodgeId)
    .where('media.createdAt', '>', since)
    .where('media.profileId', '!=', viewer.profile.id)
    .where(acceptedFor(viewer))
    .limit(sql.lit(MAX_LODGE_NEWS))
  return eb
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
