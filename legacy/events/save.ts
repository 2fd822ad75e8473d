import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { NotificationTopic, RoleLevel } from '../contract/enums'
import { MeetupRepetition } from '../contract/lodges/lodgeEnums'
import type { Event as EventAnswer } from '../contract/events/eventShapes'
import { changeOwn } from '../core/changeOwn'
import type { Database } from '../core/database/connect'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem, unprocessable } from '../core/problem'
import { mediaIn, sanitiseContent, wordsOf } from '../core/text/richText'
import { momentsOf, requireComing, siteOn, zoneOf, type Moments } from '../shared/gatherings/times'
import { openCover } from '../shared/media/cover'
import { openMediaOf, saveTextMedia } from '../shared/media/textMedia'
import { gridPlace } from '../shared/places/places'
import { announceChange } from './announcements'
import { cleanContent, type EventContent } from './content'
import { contentOf } from './draft'
import { eventAnswer } from './event'
import { queueGuestNews } from './guestNews'
import { fillPlaces, giveHeldPlaces, type LockedEvent } from './places'
import { remindedFrom } from '../shared/gatherings/reminding'
import { saveTickets } from './tickets'
import { lockEvent, requireRight } from './visibility'

/** Whether the viewer may make events on the site: as staff, or as one of its event admins. */
export async function mayCreate(db: Database, { profile, site }: MemberViewer): Promise<boolean> {
  return profile.roleLevel >= RoleLevel.Support || isEventAdmin(db, site, profile.id)
}

async function isEventAdmin(
  db: Database,
  { countryId, dark }: MemberViewer['site'],
  profileId: number,
): Promise<boolean> {
  const admin = await db
    .selectFrom('eventAdmin')
    .select('profileId')
    .where('profileId', '=', profileId)
    .where('countryId', '=', countryId)
    .where('dark', '=', dark)
    .executeTakeFirst()
  return admin !== undefined
}

/** Makes a draft, with the viewer as its host. The same key makes no second one. */
export async function createEvent(
  deps: Deps,
  viewer: MemberViewer,
  { key, ...written }: BodyOf<'Events.CreateEvent'>,
): Promise<EventAnswer> {
  if (!(await mayCreate(deps.db, viewer))) throw new Problem(403, 'FORBIDDEN')
  const content = cleanContent(written)
  const { countryId, dark } = viewer.site
  const timeZone = zoneOf(deps, countryId)
  const known = await idWithKey(deps.db, viewer, 'event', key)
  if (known !== undefined) return eventAnswer(deps, viewer, known)
  const moments = await momentsAt(deps, deps.db, timeZone, content)
  requireComing(deps, moments)
  // Counted before any lock is taken, because counting uses its own connection.
  await deps.limits.consume('eventCreationByProfile', String(viewer.profile.id))
  const id = await changeOwn(deps, viewer, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'event', key)
    if (made !== undefined) return made
    const coverId = await openCover(transaction, viewer, content.coverId)
    const text = await openMediaOf(transaction, viewer, {
      html: content.html,
      dark,
      field: 'html',
      clean: sanitiseContent,
    })
    const now = deps.clock.now()
    const event = await transaction
      .insertInto('event')
      .values({
        ...(await columnsOf(transaction, countryId, content, text.html)),
        ...moments,
        coverId,
        countryId,
        dark,
        timeZone,
        profileId: viewer.profile.id,
        createdAt: now,
        key,
      })
      .returning(['id', 'price', 'couplePrice'])
      .executeTakeFirstOrThrow()
    const { id: eventId } = event
    await transaction.insertInto('eventHost').values({ eventId, profileId: viewer.profile.id, addedAt: now }).execute()
    await saveTextMedia(transaction, 'eventMedia', eventId, text.mediaIds)
    await saveGenderPlaces(transaction, eventId, content)
    await saveTickets(deps, transaction, siteOn(deps, { countryId, dark }), event)
    return eventId
  })
  return eventAnswer(deps, viewer, id)
}

async function momentsAt(deps: Deps, db: Database, zone: string, { begin, end }: EventContent): Promise<Moments> {
  const times = { begin, end, repetition: MeetupRepetition.Once }
  const [moments] = await momentsOf({ db, clock: deps.clock }, zone, times)
  return moments
}

async function columnsOf(db: Database, countryId: number, content: EventContent, html: string) {
  const { begin: _begin, end: _end, coverId: _cover, genderPlaces: _places, zipCode, ...columns } = content
  const place = await gridPlace(db, countryId, zipCode)
  if (!place) throw unprocessable({ field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' })
  return { ...columns, ...place, html, words: wordsOf(html) }
}

async function saveGenderPlaces(
  transaction: Transaction<DB>,
  eventId: number,
  { genderPlaces }: Pick<EventContent, 'genderPlaces'>,
): Promise<void> {
  await transaction.deleteFrom('eventGenderPlaces').where('eventId', '=', eventId).execute()
  const rows = genderPlaces.map(({ gender, count }) => ({ eventId, gender, places: count }))
  if (rows.length > 0) await transaction.insertInto('eventGenderPlaces').values(rows).execute()
}

/** Changes an event, or moves it. Those who have signed up hear of a new time or place. */
export async function updateEvent(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, revision, ...written }: BodyOf<'Events.UpdateEvent'>,
): Promise<EventAnswer> {
  const content = cleanContent(written)
  await deps.limits.consume('eventSaveByProfile', String(viewer.profile.id))
  await deps.db.transaction().execute(async (transaction) => {
    const present = await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'editEvent')
    if (present.cancelledAt) throw new Problem(422, 'EVENT_CANCELLED')
    const before = await contentOf(transaction, present)
    // A repeated save is no conflict, because its first answer may have been lost.
    if (isSame(before, content)) return
    if (present.revision !== revision) throw new Problem(409, 'EDIT_CONFLICT')
    await change(deps, transaction, viewer, { present, before, content })
  })
  return eventAnswer(deps, viewer, eventId)
}

function isSame(one: EventContent, other: EventContent): boolean {
  const text = (content: EventContent) =>
    JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return text(one) === text(other)
}

interface Change {
  readonly present: LockedEvent
  readonly before: EventContent
  readonly content: EventContent
}

async function change(
  deps: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { present, before, content }: Change,
): Promise<void> {
  const { id, timeZone, countryId } = present
  const now = deps.clock.now()
  const moments = await momentsAt(deps, transaction, timeZone, content)
  if (content.begin !== before.begin) requireComing(deps, moments)
  const coverId = await openCover(transaction, viewer, content.coverId, present.coverId)
  const { html, mediaIds } = await textOf(transaction, viewer, id, content.html)
  const event = await transaction
    .updateTable('event')
    .set({ ...(await columnsOf(transaction, countryId, content, html)), ...moments, coverId, editedAt: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveTextMedia(transaction, 'eventMedia', id, mediaIds)
  await saveGenderPlaces(transaction, id, content)
  if (content.price !== before.price || content.couplePrice !== before.couplePrice) {
    await saveTickets(deps, transaction, siteOn(deps, present), event)
  }
  if (event.publishedAt === null) return
  await fillPlaces(deps, transaction, event)
  if (event.price === null && before.price !== null) await giveHeldPlaces(deps, transaction, event)
  const isMoved = content.begin !== before.begin || content.end !== before.end
  const isElsewhere =
    content.place !== before.place || content.address !== before.address || content.zipCode !== before.zipCode
  if (event.endsAt > now && (isMoved || isElsewhere)) {
    await queueGuestNews(transaction, { eventId: id, topic: NotificationTopic.EventChanged })
    await announceChange(deps, transaction, event, 'EVENT_MOVED')
  }
  if (isMoved && remindedFrom(event) > now) {
    await transaction
      .updateTable('eventSignUp')
      .set({ remindedAt: null })
      .where('eventId', '=', id)
      .where('remindedAt', 'is not', null)
      .execute()
  }
}

/** The text with its media: those that are in it already, of whichever host, and new ones of the viewer. */
async function textOf(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  eventId: number,
  html: string,
): Promise<{ html: string; mediaIds: number[] }> {
  const present = await transaction.selectFrom('eventMedia').select('mediaId').where('entryId', '=', eventId).execute()
  const known = new Set(present.map(({ mediaId }) => mediaId))
  const mediaIds = mediaIn(html)
  if (mediaIds.every((mediaId) => known.has(mediaId))) return { html, mediaIds }
  return openMediaOf(transaction, viewer, {
    html,
    dark: viewer.site.dark,
    field: 'html',
    clean: sanitiseContent,
    known,
  })
}

/** Opens a draft to everybody. Repeating it changes nothing. */
export async function publishEvent(deps: Deps, viewer: MemberViewer, eventId: number): Promise<EventAnswer> {
  await deps.db.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'editEvent')
    if (event.cancelledAt) throw new Problem(422, 'EVENT_CANCELLED')
    if (event.publishedAt !== null) return
    requireComing(deps, event)
    await transaction.updateTable('event').set({ publishedAt: deps.clock.now() }).where('id', '=', eventId).execute()
  })
  return eventAnswer(deps, viewer, eventId)
}
