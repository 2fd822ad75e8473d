import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { hasLodgeRight } from '../contract/lodgeRights'
import type { LodgeAlbum } from '../contract/lodges/lodgeMediaShapes'
import { idWithKey, requireIdWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem, unprocessable } from '../core/problem'
import { oneLine, plainText, requiredText } from '../core/text/plainText'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge, type LodgeStanding } from '../shared/lodges/rights'
import { publishLodgeTasks } from '../shared/lodges/tasks'
import { lodgeAlbum, othersMedia } from './albumAnswers'
import { acceptedFor } from './visibility'

const MAX_ALBUMS = 200

type Content = Pick<BodyOf<'Lodges.SaveLodgeAlbum'>, 'name' | 'description'>

function clean({ name, description = '' }: Content) {
  return { name: oneLine(requiredText('name', name)), description: plainText(description) || null }
}

export async function createAlbum(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, key, ...content }: BodyOf<'Lodges.SaveLodgeAlbum'>,
  standing: CallStanding,
): Promise<LodgeAlbum> {
  const written = clean(content)
  await deps.limits.consume('lodgeAlbumByProfile', String(viewer.profile.id))
  const id = await changeLodge(deps, viewer, standing, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'lodgeAlbum', key)
    if (made !== undefined) return made
    const { count } = await transaction
      .selectFrom('lodgeAlbum')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lodgeId', '=', lodgeId)
      .executeTakeFirstOrThrow()
    if (count >= MAX_ALBUMS) throw new Problem(422, 'TOO_MANY_LODGE_ALBUMS', { params: { max: MAX_ALBUMS } })
    const album = await transaction
      .insertInto('lodgeAlbum')
      .values({ lodgeId, profileId: viewer.profile.id, ...written, createdAt: deps.clock.now(), key: key ?? null })
      // The same key may be used in another lodge at the same time, which no lock prevents.
      .onConflict((conflict) => conflict.columns(['profileId', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return album?.id ?? requireIdWithKey(transaction, viewer, 'lodgeAlbum', key)
  })
  return lodgeAlbum(deps, viewer, id)
}

export async function updateAlbum(
  deps: Deps,
  viewer: MemberViewer,
  { albumId, coverId, ...content }: BodyOf<'Lodges.UpdateLodgeMediaAlbum'>,
  standing: CallStanding,
): Promise<LodgeAlbum> {
  const written = clean(content)
  await changeLodge(deps, viewer, standing, async (transaction, now) => {
    // Media are locked before their album, as whoever deletes one does.
    if (coverId !== undefined) await requireAccepted(transaction, viewer, albumId, coverId)
    await requireChangeable(transaction, viewer, albumId, now)
    await transaction
      .updateTable('lodgeAlbum')
      .set({ ...written, ...(coverId !== undefined && { coverId }) })
      .where('id', '=', albumId)
      .execute()
  })
  return lodgeAlbum(deps, viewer, albumId)
}

/** Deletes an album with its media. A trigger notes their files, and a job removes them. */
export async function deleteAlbum(
  deps: Deps,
  viewer: MemberViewer,
  albumId: number,
  standing: CallStanding,
): Promise<AnswerOf<'Lodges.DeleteLodgeMediaAlbum'>> {
  const lodgeId = standing.lodge.id
  await changeLodge(deps, viewer, standing, async (transaction, now) => {
    await lockMediaOf(transaction, albumId)
    const { hasOthersMedia } = await requireChangeable(transaction, viewer, albumId, now)
    if (hasOthersMedia && !hasLodgeRight(now.role, 'manageMedia')) throw new Problem(422, 'ALBUM_HAS_OTHERS_MEDIA')
    await transaction.deleteFrom('lodgeAlbum').where('id', '=', albumId).execute()
    await publishLodgeTasks(transaction, lodgeId)
  })
  return { lodgeId }
}

/** An album of a lodge, locked against deletion. @throws 404 */
export async function lockAlbum(transaction: Transaction<DB>, lodgeId: number, albumId: number): Promise<void> {
  const album = await transaction
    .selectFrom('lodgeAlbum')
    .select('id')
    .where('id', '=', albumId)
    .where('lodgeId', '=', lodgeId)
    .forKeyShare()
    .executeTakeFirst()
  if (!album) throw notFound()
}

/** @throws 404 for an album of another lodge; 403 for one of another member without the right to manage media */
async function requireChangeable(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  albumId: number,
  { lodge, role }: LodgeStanding,
) {
  const album = await transaction
    .selectFrom('lodgeAlbum')
    .select('lodgeAlbum.profileId')
    .select(othersMedia(viewer).as('hasOthersMedia'))
    .where('lodgeAlbum.id', '=', albumId)
    .where('lodgeAlbum.lodgeId', '=', lodge.id)
    .forUpdate('lodgeAlbum')
    .executeTakeFirst()
  if (!album) throw notFound()
  if (album.profileId !== viewer.profile.id && !hasLodgeRight(role, 'manageMedia')) throw new Problem(403, 'FORBIDDEN')
  return album
}

/** Locks the media of an album before it, as whoever deletes one of them does. */
async function lockMediaOf(transaction: Transaction<DB>, albumId: number): Promise<void> {
  await transaction
    .selectFrom('media')
    .select('id')
    .where('lodgeAlbumId', '=', albumId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks an accepted media item of the album that the viewer may see. @throws 422 for any other */
async function requireAccepted(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  albumId: number,
  mediaId: number,
): Promise<void> {
  const medium = await transaction
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where('media.id', '=', mediaId)
    .where('media.lodgeAlbumId', '=', albumId)
    .where(acceptedFor(viewer))
    .forKeyShare('media')
    .executeTakeFirst()
  if (!medium) throw unprocessable({ field: 'coverId', code: 'UNKNOWN_ITEM' })
}
