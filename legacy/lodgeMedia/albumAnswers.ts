import { expressionBuilder, sql } from 'kysely'
import type { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { LodgeAlbum } from '../contract/lodges/lodgeMediaShapes'
import { hasLodgeRight } from '../contract/lodgeRights'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer, type Page } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound } from '../core/problem'
import { mediaSeenBy } from '../shared/media/seen'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { MediaStatus } from '../contract/enums'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import { acceptedFor, albumsVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** The albums that the viewer may see, in the order of the ids; three queries for all. */
export async function lodgeAlbumsByIds(
  deps: Store,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<LodgeAlbum[]> {
  if (ids.length === 0) return []
  const rows = await albumRows(deps, ids, viewer)
  const [creators, covers] = await Promise.all([
    profileSummaries(deps, [...new Set(rows.flatMap(({ creatorId }) => creatorId ?? []))], viewer),
    mediaSeenBy(
      deps,
      rows.flatMap(({ coverId }) => coverId ?? []),
      viewer,
    ),
  ])
  const creatorById = new Map(creators.map((creator) => [creator.id, creator]))
  const byId = new Map(
    rows.map(({ creatorId, coverId, role, hasOthersMedia, createdAt, ...row }): [number, LodgeAlbum] => {
      const mayManage = hasLodgeRight(role as LodgeRole, 'manageMedia')
      const isOwn = creatorId === viewer.profile.id && hasLodgeRight(role as LodgeRole, 'takePart')
      return [
        row.id,
        {
          ...row,
          creator: (creatorId !== null && creatorById.get(creatorId)) || null,
          cover: (coverId !== null && covers.get(coverId)) || null,
          createdAt: createdAt.toISOString(),
          open: hasLodgeRight(role as LodgeRole, 'addMedia'),
          editable: mayManage || isOwn,
          deletable: mayManage || (isOwn && !hasOthersMedia),
        },
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One album. @throws 404 when it is not for the viewer */
export async function lodgeAlbum(deps: Store, viewer: MemberViewer, id: number): Promise<LodgeAlbum> {
  const [album] = await lodgeAlbumsByIds(deps, viewer, [id])
  if (!album) throw notFound()
  return album
}

/** A page of the albums of a lodge, newest first. @throws 404 when they are not for the viewer */
export async function pageOfAlbums(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, ...page }: { readonly lodgeId: number } & Partial<Page>,
): Promise<LodgeAlbum[]> {
  const lodge = await deps.db
    .selectFrom('lodge')
    .select('lodge.id')
    .where('lodge.id', '=', lodgeId)
    .where(albumsVisibleTo(viewer))
    .executeTakeFirst()
  if (!lodge) throw notFound()
  return lodgeAlbumsByIds(deps, viewer, await idsOf(albumList(deps.db, lodgeId), pageOf(page)))
}

export function albumList(db: Database, lodgeId: number) {
  return db
    .selectFrom('lodgeAlbum')
    .select('lodgeAlbum.id')
    .where('lodgeAlbum.lodgeId', '=', lodgeId)
    .orderBy('lodgeAlbum.createdAt', 'desc')
    .orderBy('lodgeAlbum.id', 'desc')
}

/** The lodge of an album that the viewer may see. */
export async function lodgeOfAlbum(db: Database, viewer: MemberViewer, albumId: number): Promise<number | undefined> {
  const album = await db
    .selectFrom('lodgeAlbum')
    .innerJoin('lodge', 'lodge.id', 'lodgeAlbum.lodgeId')
    .select('lodgeAlbum.lodgeId')
    .where('lodgeAlbum.id', '=', albumId)
    .where(albumsVisibleTo(viewer))
    .executeTakeFirst()
  return album?.lodgeId
}

function albumRows({ db }: Store, ids: readonly number[], viewer: MemberViewer) {
  return db
    .selectFrom('lodgeAlbum')
    .innerJoin('lodge', 'lodge.id', 'lodgeAlbum.lodgeId')
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .select(['lodgeAlbum.id', 'lodgeAlbum.lodgeId', 'lodgeAlbum.profileId as creatorId'])
    .select(['lodgeAlbum.name', 'lodgeAlbum.description', 'lodgeAlbum.createdAt'])
    .select((eb) => [
      eb.fn.coalesce('own.role', sql<number>`0`).as('role'),
      acceptedCount(viewer).as('mediaCount'),
      cover(viewer).as('coverId'),
      othersMedia(viewer).as('hasOthersMedia'),
    ])
    .where('lodgeAlbum.id', '=', anyOf(ids))
    .where(albumsVisibleTo(viewer))
    .execute()
}

/** The accepted media of the album of the outer query: each uploader is checked once. */
function acceptedCount(viewer: MemberViewer) {
  const eb = expressionBuilder<DB, 'lodgeAlbum'>()
  const byUploader = eb
    .selectFrom('media')
    .select((count) => ['media.profileId', count.fn.countAll<number>().as('number')])
    .whereRef('media.lodgeAlbumId', '=', 'lodgeAlbum.id')
    .where('media.lodgeStatus', '=', LodgeMediaStatus.Accepted)
    .where('media.status', '=', MediaStatus.Live)
    .groupBy('media.profileId')
  return eb
    .selectFrom(byUploader.as('added'))
    .innerJoin('profile', 'profile.id', 'added.profileId')
    .select(sql<number>`coalesce(sum(added.number), 0)::bigint`.as('count'))
    .where('profile.forcedConsentMedia', '=', false)
    .where(visibleTo(viewer))
    .$asScalar()
    .$notNull()
}

/** The chosen cover of the album of the outer query, if the viewer may see it, else its newest media item. */
function cover(viewer: MemberViewer) {
  const eb = expressionBuilder<DB, 'lodgeAlbum'>()
  const accepted = eb
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .whereRef('media.lodgeAlbumId', '=', 'lodgeAlbum.id')
    .where(acceptedFor(viewer))
  const chosen = accepted.whereRef('media.id', '=', 'lodgeAlbum.coverId')
  const newest = accepted.orderBy('media.createdAt', 'desc').orderBy('media.id', 'desc').limit(1)
  return eb.fn.coalesce(chosen.$asScalar(), newest.$asScalar())
}

/** Whether somebody else has media in the album of the outer query. */
export function othersMedia({ profile }: MemberViewer) {
  const eb = expressionBuilder<DB, 'lodgeAlbum'>()
  return eb.exists(
    eb
      .selectFrom('media')
      .select('media.id')
      .whereRef('media.lodgeAlbumId', '=', 'lodgeAlbum.id')
      .where('media.profileId', '!=', profile.id),
  )
}
