import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { MediaKind } from '../contract/enums'
import { hasLodgeRight } from '../contract/lodgeRights'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge, requireStanding } from '../shared/lodges/rights'
import { publishLodgeTasks } from '../shared/lodges/tasks'
import { mediaByIds, mediumById } from '../shared/media/store'
import { requireConsent, useUpload } from '../shared/media/upload'
import { mediaVisibleTo } from '../shared/media/visibility'
import { lockAlbum } from './albums'
import { lodgeMediaKinds } from './visibility'

const IN_AN_ALBUM = 1000
/** Of a profile in all lodges together. */
const OF_A_PROFILE = 1000

/** Puts an upload into an album. It waits where the lodge says so, unless the viewer may accept it. */
export async function saveLodgeMedia(
  deps: Deps,
  viewer: MemberViewer,
  { albumId, mediaId, title, consent }: BodyOf<'Lodges.SaveLodgeMedia'>,
  standing: CallStanding,
): Promise<MediaItem> {
  requireConsent(viewer, consent)
  await changeLodge(deps, viewer, standing, async (transaction, { lodge, role }) => {
    await lockAlbum(transaction, lodge.id, albumId)
    const isWaiting = lodge.mediaApproval && !hasLodgeRight(role, 'acceptMedia')
    const place = {
      lodgeId: lodge.id,
      lodgeAlbumId: albumId,
      lodgeStatus: isWaiting ? LodgeMediaStatus.Waiting : LodgeMediaStatus.Accepted,
    }
    const placeOf = (isVideo: boolean) => ({
      kind: isVideo ? MediaKind.LodgeAlbumVideo : MediaKind.LodgeAlbumPicture,
      ...place,
    })
    await useUpload(transaction, viewer, { mediaId, title, now: deps.clock.now(), placeOf })
    await refuseFullAlbum(transaction, albumId)
    await refuseFullProfile(transaction, viewer)
    if (isWaiting) await publishLodgeTasks(transaction, lodge.id)
  })
  return mediumById(deps, mediaId, viewer)
}

/** Moves media to another album of their lodge: all of them or none. */
export async function moveLodgeMedia(
  deps: Deps,
  viewer: MemberViewer,
  { albumId, mediaIds }: BodyOf<'Lodges.MoveLodgeAlbumMedia'>,
  standing: CallStanding,
): Promise<MediaItem[]> {
  await changeLodge(deps, viewer, standing, async (transaction, { lodge, role }) => {
    await lockAlbum(transaction, lodge.id, albumId)
    const media = await lockMedia(deps, transaction, viewer, mediaIds)
    if (media.some(({ lodgeId }) => lodgeId !== lodge.id)) throw notFound()
    const isOwn = media.every(({ profileId }) => profileId === viewer.profile.id)
    if (!isOwn && !hasLodgeRight(role, 'manageMedia')) throw new Problem(403, 'FORBIDDEN')
    await transaction.updateTable('media').set({ lodgeAlbumId: albumId }).where('id', '=', anyOf(mediaIds)).execute()
    await transaction
      .updateTable('lodgeAlbum')
      .set({ coverId: null })
      .where('lodgeId', '=', lodge.id)
      .where('id', '!=', albumId)
      .where('coverId', '=', anyOf(mediaIds))
      .execute()
    await refuseFullAlbum(transaction, albumId)
  })
  return mediaByIds(deps, mediaIds, viewer)
}

/** Deletes media of lodges: all of them or none. The viewer's own also after they have left, or were blocked. */
export async function deleteLodgeMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds }: BodyOf<'Lodges.DeleteLodgeMedia'>,
): Promise<void> {
  await changeOwn(deps, viewer, async (transaction) => {
    const media = await lockMedia(deps, transaction, viewer, mediaIds)
    const ofOthers = media.filter(({ profileId }) => profileId !== viewer.profile.id)
    for (const lodgeId of lodgesOf(ofOthers)) await requireStanding(transaction, viewer, lodgeId, 'manageMedia')
    await transaction.deleteFrom('media').where('id', '=', anyOf(mediaIds)).execute()
    const waiting = media.filter(({ lodgeStatus }) => lodgeStatus === LodgeMediaStatus.Waiting)
    for (const lodgeId of lodgesOf(waiting)) await publishLodgeTasks(transaction, lodgeId)
  })
}

function lodgesOf(media: readonly { readonly lodgeId: number | null }[]): Set<number> {
  return new Set(media.flatMap(({ lodgeId }) => lodgeId ?? []))
}

/** Locks media of lodges that the viewer may see, in the order of their ids. @throws 404 when one is missing */
async function lockMedia(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  ids: readonly number[],
) {
  const rows = await transaction
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(['media.id', 'media.profileId', 'media.lodgeId', 'media.lodgeStatus'])
    .where('media.id', '=', anyOf(ids))
    .where('media.kind', 'in', lodgeMediaKinds)
    .where(mediaVisibleTo(deps, viewer))
    .orderBy('media.id')
    .forUpdate('media')
    .execute()
  if (rows.length < ids.length) throw notFound()
  return rows
}

/** Refuses media that exceed the limit of their album, after they were put there. */
async function refuseFullAlbum(transaction: Transaction<DB>, albumId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lodgeAlbumId', '=', albumId)
    .executeTakeFirstOrThrow()
  if (count > IN_AN_ALBUM) throw new Problem(422, 'ALBUM_FULL', { params: { max: IN_AN_ALBUM } })
}

async function refuseFullProfile(transaction: Transaction<DB>, { profile }: MemberViewer): Promise<void> {
  const { count } = await transaction
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profile.id)
    .where('kind', 'in', lodgeMediaKinds)
    .executeTakeFirstOrThrow()
  if (count > OF_A_PROFILE) throw new Problem(422, 'TOO_MANY_LODGE_MEDIA', { params: { max: OF_A_PROFILE } })
}
