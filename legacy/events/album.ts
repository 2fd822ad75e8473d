import type { BodyOf, QueryOf } from '../contract/contract'
import { MediaKind, MediaStatus } from '../contract/enums'
import type { MediaItem } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import { anyOf } from '../core/database/anyOf'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound, Problem } from '../core/problem'
import type { DarkDeparture } from '../shared/darkDepartures'
import type { MediaGrant } from '../shared/media/grants'
import { mediaByIds, mediumById } from '../shared/media/store'
import { requireConsent, useUpload } from '../shared/media/upload'
import { mediaVisibleTo, profileMediaVisibleTo } from '../shared/media/visibility'
import { visibleTo } from '../shared/visibility/profiles'
import { eventVisibleTo, hasRightAtEvent, lockEvent, requireRight } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

const IN_AN_ALBUM = 1000
const eventMediaKinds: readonly MediaKind[] = [MediaKind.EventPicture, MediaKind.EventVideo]

/** A page of the album, newest first. */
export async function eventMedia(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventMedia'>,
): Promise<MediaItem[]> {
  const list = deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where('media.eventId', '=', query.eventId)
    // As `mediaVisibleTo`, without the grants of other areas, which take long to plan.
    .where((eb) => {
      const granted = shownByEvent(eb, deps, viewer)
      return eb.or([profileMediaVisibleTo(deps, viewer)(eb), ...(granted ? [granted] : [])])
    })
    .orderBy('media.createdAt', 'desc')
    .orderBy('media.id', 'desc')
  return mediaByIds(deps, await idsOf(list, pageOf(query)), viewer)
}

/** Puts an upload into the album of an event that has begun. */
export async function saveEventMedia(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, mediaId, title, consent }: BodyOf<'Events.SaveEventMedia'>,
): Promise<MediaItem> {
  requireConsent(viewer, consent)
  await changeOwn(deps, viewer, async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'addMedia')
    const now = deps.clock.now()
    if (event.cancelledAt) throw new Problem(422, 'EVENT_CANCELLED')
    if (event.publishedAt === null || event.beginsAt > now) throw new Problem(422, 'EVENT_NOT_BEGUN')
    const placeOf = (isVideo: boolean) => ({ kind: isVideo ? MediaKind.EventVideo : MediaKind.EventPicture, eventId })
    await useUpload(transaction, viewer, { mediaId, title, now, placeOf })
    const { count } = await transaction
      .selectFrom('media')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    if (count > IN_AN_ALBUM) throw new Problem(422, 'ALBUM_FULL', { params: { max: IN_AN_ALBUM } })
  })
  return mediumById(deps, mediaId, viewer)
}

/** Deletes media of events: all of them or none. The viewer's own also where they have quit. */
export async function deleteEventMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds }: BodyOf<'Events.DeleteEventMedia'>,
): Promise<void> {
  await changeOwn(deps, viewer, async (transaction) => {
    const media = await transaction
      .selectFrom('media')
      .innerJoin('profile', 'profile.id', 'media.profileId')
      .select(['media.id', 'media.profileId', 'media.eventId'])
      .where('media.id', '=', anyOf(mediaIds))
      .where('media.kind', 'in', eventMediaKinds)
      .where(mediaVisibleTo(deps, viewer))
      .orderBy('media.id')
      .forUpdate('media')
      .execute()
    if (media.length < mediaIds.length) throw notFound()
    const ofOthers = media.filter(({ profileId }) => profileId !== viewer.profile.id)
    for (const eventId of new Set(ofOthers.map((each) => each.eventId ?? 0))) {
      await requireRight(transaction, viewer, eventId, 'moderate')
    }
    await transaction.deleteFrom('media').where('id', '=', anyOf(mediaIds)).execute()
  })
}

/**
 * Grants those who came to an event its album, and those who may see an event its pictures from the file archive: in
 * its programme, and its cover.
 */
export const shownByEvent: MediaGrant = (eb, _deps, viewer) => {
  const own = viewer.profile?.id
  if (own === undefined) return undefined
  const inAlbum = eb
    .selectFrom('event')
    .select('event.id')
    .whereRef('event.id', '=', 'media.eventId')
    .where(eventVisibleTo(viewer))
    .where(hasRightAtEvent(own, 'seeInside'))
  const inText = eb
    .selectFrom('eventMedia')
    .innerJoin('event', 'event.id', 'eventMedia.entryId')
    .select('event.id')
    .whereRef('eventMedia.mediaId', '=', 'media.id')
    .where((event) => eventVisibleTo(viewer)(event))
  const asCover = eb
    .selectFrom('event')
    .select('event.id')
    .whereRef('event.coverId', '=', 'media.id')
    .where(eventVisibleTo(viewer))
  return eb.and([
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    visibleTo(viewer)(eb),
    eb.or([
      eb.and([eb('media.kind', 'in', eventMediaKinds), eb.exists(inAlbum)]),
      eb.and([eb('media.kind', '=', MediaKind.FileArchivePicture), eb.or([eb.exists(inText), eb.exists(asCover)])]),
    ]),
  ])
}

/** Deletes a profile's pictures and videos in albums of dark events. */
export const leaveDarkAlbums: DarkDeparture = async (_deps, transaction, profileId) => {
  const events = transaction.selectFrom('event').select('event.id').where('event.dark', '=', true)
  await transaction.deleteFrom('media').where('profileId', '=', profileId).where('eventId', 'in', events).execute()
}
