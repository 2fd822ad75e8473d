import type { Locale } from '../content/locale'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { LookStatus, MediaStatus, RoleLevel } from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { Problem } from '../core/problem'
import { requireImpartial } from '../shared/account/sameHuman'
import { keepFace } from '../shared/media/face'
import type { MediaGrant } from '../shared/media/grants'
import { mediaSummary, mediaSummaryColumns } from '../shared/media/summary'
import { waitsForLook } from '../shared/media/waitsForLook'
import { reasonOf, tell } from './decision'

type Store = Pick<Deps, 'db' | 'clock'>

export async function waitingMedia(
  { db }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'Looks.GetWaitingMedia'>> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .leftJoin('album', 'album.id', 'media.albumId')
    .select(mediaSummaryColumns)
    .select(['profile.id as profileId', 'profile.name', 'album.name as album', 'media.title', 'media.createdAt'])
    .where(waitsForLook(viewer))
    .orderBy('media.createdAt')
    .orderBy('media.id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => ({
    media: mediaSummary(row),
    profileId: row.profileId,
    name: row.name,
    album: row.album,
    title: row.title,
    waitingSince: row.createdAt.toISOString(),
  }))
}

/** Shows media or deletes them. Those decided meanwhile are left out; each member is told once. */
export async function decideMedia(
  deps: Store,
  viewer: MemberViewer,
  { mediaIds, ...verdict }: BodyOf<'Looks.DecideMedia'>,
): Promise<AnswerOf<'Looks.DecideMedia'>> {
  const reasonIn = reasonOf(viewer, verdict)
  return deps.db.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('media')
      .innerJoin('profile', 'profile.id', 'media.profileId')
      .select(['media.id', 'media.profileId'])
      .where('media.id', '=', anyOf(mediaIds))
      .where(waitsForLook(viewer))
      .execute()
    if (found.length === 0) throw new Problem(409, 'ALREADY_DECIDED')
    const ownerIds = found.map(({ profileId }) => profileId)
    await requireImpartial(db, viewer, ownerIds)
    // Locks the profiles first, as their own changes do.
    const owners = await db
      .selectFrom('profile')
      .select(['id', 'siteId', 'language'])
      .where('id', '=', anyOf(ownerIds))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const ids = found.map(({ id }) => id)
    const decided = verdict.accepted
      ? await db
          .updateTable('media')
          // Other members see them as new from now on.
          .set({ status: MediaStatus.Live, lookNeeded: false, createdAt: deps.clock.now() })
          .where('id', '=', anyOf(ids))
          .where('status', '=', MediaStatus.WaitingForLook)
          .returning(['id', 'profileId'])
          .execute()
      : await db
          .deleteFrom('media')
          .where('id', '=', anyOf(ids))
          .where('status', '=', MediaStatus.WaitingForLook)
          .returning(['id', 'profileId'])
          .execute()
    if (decided.length === 0) throw new Problem(409, 'ALREADY_DECIDED')
    for (const { id, siteId, language } of owners) {
      if (!decided.some(({ profileId }) => profileId === id)) continue
      await keepFace(db, id)
      const text = verdict.accepted ? 'MEDIA_ACCEPTED' : 'MEDIA_REFUSED'
      await tell(deps, db, { id, siteId, text, reason: reasonIn(language as Locale) })
    }
    return { mediaIds: decided.map(({ id }) => id) }
  })
}

/** Shows staff what waits for them, and the faces of the profiles that wait. */
export const waitingForLook: MediaGrant = (eb, _clock, viewer) => {
  if (!viewer.profile || viewer.profile.roleLevel < RoleLevel.Support) return undefined
  const faceOfWaiting = eb.and([
    eb('profile.lookStatus', '=', LookStatus.Waiting),
    eb('profile.countryId', '=', viewer.site.countryId),
    eb('media.id', '=', eb.ref('profile.pictureId')),
  ])
  return eb.or([waitsForLook(viewer)(eb), faceOfWaiting])
}
