import { sql, type Selectable, type Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { NotificationTopic } from '../contract/enums'
import { hasLodgeRight } from '../contract/lodgeRights'
import { LodgeRole, MeetupRepetition } from '../contract/lodges/lodgeEnums'
import type { Meetup as MeetupAnswer } from '../contract/lodges/meetupShapes'
import { anyOf } from '../core/database/anyOf'
import type { DB, Meetup } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem, unprocessable } from '../core/problem'
import { mediaIn, sanitiseContent } from '../core/text/richText'
import { standingIn } from '../shared/lodges/rights'
import { openCover } from '../shared/media/cover'
import { openMediaOf, saveTextMedia } from '../shared/media/textMedia'
import { queueAttendeeNews } from './attendeeNews'
import { cleanContent, type MeetupContent } from './content'
import { meetupAnswer } from './meetup'
import { remindedFrom } from '../shared/gatherings/reminding'
import { columnsOf, saveGenderPlaces } from './save'
import { fillPlaces } from './signUps'
import { localTime, momentsOf, requireComing, type LocalTimes } from '../shared/gatherings/times'
import { lockMeetup } from './visibility'

type MeetupRow = Selectable<Meetup>

/** Changes a meetup, and on request the later ones of its series. Those who signed up hear of a new time or place. */
export async function editMeetup(
  deps: Deps,
  viewer: MemberViewer,
  { meetupId, revision, following = false, ...written }: BodyOf<'Lodges.EditMeetup'>,
): Promise<MeetupAnswer> {
  const content = cleanContent(written)
  await deps.limits.consume('meetupSaveByProfile', String(viewer.profile.id))
  await deps.db.transaction().execute(async (transaction) => {
    const present = await lockMeetup(transaction, viewer, meetupId)
    await requireManager(transaction, viewer, present, { ownTakesPart: true })
    if (present.cancelledAt) throw new Problem(422, 'MEETUP_CANCELLED')
    const before = await contentOf(transaction, present)
    // A repeated save is no conflict, because its first answer may have been lost.
    if (isSame(before, content) && (!following || present.revision !== revision)) return
    if (present.revision !== revision) throw new Problem(409, 'EDIT_CONFLICT')
    await change(deps, transaction, viewer, { present, before, content, following })
  })
  return meetupAnswer(deps, viewer, meetupId)
}

/** @throws 403 unless the meetup is the viewer's, or they manage the meetups of its lodge */
export async function requireManager(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { lodgeId, profileId }: MeetupRow,
  { ownTakesPart }: { readonly ownTakesPart: boolean },
): Promise<void> {
  const standing = await standingIn(transaction, viewer, lodgeId)
  const role = standing?.role ?? LodgeRole.None
  const own = profileId === viewer.profile.id && (!ownTakesPart || hasLodgeRight(role, 'takePart'))
  if (!own && !hasLodgeRight(role, 'manageMeetups')) throw new Problem(403, 'FORBIDDEN')
}

/** The later meetups of a series that have not begun, locked in their order, as changes of a later one do. */
export async function laterOnes({ clock }: Pick<Deps, 'clock'>, transaction: Transaction<DB>, meetup: MeetupRow) {
  if (meetup.series === null) return []
  return transaction
    .selectFrom('meetup')
    .selectAll()
    .where('series', '=', meetup.series)
    .where('lodgeId', '=', meetup.lodgeId)
    .where('beginsAt', '>', meetup.beginsAt)
    .where('beginsAt', '>', clock.now())
    .where('cancelledAt', 'is', null)
    .orderBy('beginsAt')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

interface Change {
  readonly present: MeetupRow
  readonly before: MeetupContent
  readonly content: MeetupContent
  readonly following: boolean
}

async function change(
  deps: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { present, before, content, following }: Change,
): Promise<void> {
  const now = deps.clock.now()
  const once = { ...content, repetition: MeetupRepetition.Once }
  const [moments] = await momentsOf({ db: transaction, clock: deps.clock }, present.timeZone, once)
  if (content.begin !== before.begin) requireComing(deps, moments)
  const coverId = await openCover(transaction, viewer, content.coverId, present.coverId)
  const { html, mediaIds } = await textOf(transaction, viewer, present, content.html)
  const later = following ? await laterOnes(deps, transaction, present) : []
  const ids = [present.id, ...later.map(({ id }) => id)]
  const columns = { ...columnsOf(content, html), coverId, editedAt: now }
  await transaction
    .updateTable('meetup')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
  await transaction.updateTable('meetup').set(moments).where('id', '=', present.id).execute()
  const isMoved = content.begin !== before.begin || content.end !== before.end
  if (isMoved) {
    await shift(
      transaction,
      later.map(({ id }) => id),
      before,
      content,
    )
  }
  for (const id of ids) await saveTextMedia(transaction, 'meetupMedia', id, mediaIds)
  await transaction.deleteFrom('meetupGenderPlaces').where('meetupId', '=', anyOf(ids)).execute()
  await saveGenderPlaces(transaction, ids, content)
  const isNews = isMoved || content.place !== before.place || content.address !== before.address
  await settleSignUps(deps, transaction, viewer, ids, isNews)
}

/** Moves other meetups of a series by the same time on the clocks. */
async function shift(
  transaction: Transaction<DB>,
  ids: readonly number[],
  before: LocalTimes,
  { begin, end }: LocalTimes,
): Promise<void> {
  await sql`
    update meetup set begins_at = moved.begins_at,
      ends_at = case when moved.ends_at > moved.begins_at then moved.ends_at else moved.begins_at + moved.duration end
    from (
      select id, begin at time zone time_zone as begins_at, (begin + duration) at time zone time_zone as ends_at, duration
      from (
        select id, time_zone, ${end}::timestamp - ${begin}::timestamp as duration,
          (begins_at at time zone time_zone) + (${begin}::timestamp - ${before.begin}::timestamp) as begin
        from meetup where id = ${anyOf(ids)}
      ) as local
    ) as moved
    where meetup.id = moved.id`.execute(transaction)
}

/** Gives new places to those who wait, notifies those who signed up, and reminds them anew of later times. */
async function settleSignUps(
  deps: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  ids: readonly number[],
  isNews: boolean,
): Promise<void> {
  const now = deps.clock.now()
  const changed = await transaction
    .selectFrom('meetup')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .where('beginsAt', '>', now)
    .orderBy('id')
    .execute()
  for (const meetup of changed) {
    await fillPlaces(deps, transaction, meetup)
    if (isNews) {
      const topic = NotificationTopic.MeetupChanged
      await queueAttendeeNews(transaction, { meetupId: meetup.id, topic, actorId: viewer.profile.id })
    }
  }
  const remindable = changed.filter((meetup) => remindedFrom(meetup) > now).map(({ id }) => id)
  await transaction
    .updateTable('meetupSignUp')
    .set({ remindedAt: null })
    .where('meetupId', '=', anyOf(remindable))
    .where('remindedAt', 'is not', null)
    .execute()
}

/** The text with its media: those of the maker that are in it already, and new ones of the maker. */
async function textOf(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id, profileId }: MeetupRow,
  html: string,
): Promise<{ html: string; mediaIds: number[] }> {
  if (profileId === viewer.profile.id) {
    return openMediaOf(transaction, viewer, { html, dark: viewer.site.dark, field: 'html', clean: sanitiseContent })
  }
  const present = await transaction.selectFrom('meetupMedia').select('mediaId').where('entryId', '=', id).execute()
  const known = new Set(present.map(({ mediaId }) => mediaId))
  const mediaIds = mediaIn(html)
  if (mediaIds.some((mediaId) => !known.has(mediaId))) throw unprocessable({ field: 'html', code: 'MEDIA_NOT_OPEN' })
  return { html, mediaIds }
}

async function contentOf(transaction: Transaction<DB>, meetup: MeetupRow): Promise<MeetupContent> {
  const { begin, end } = await transaction
    .selectFrom('meetup')
    .select((eb) => [
      localTime(eb.ref('beginsAt'), eb.ref('timeZone')).as('begin'),
      localTime(eb.ref('endsAt'), eb.ref('timeZone')).as('end'),
    ])
    .where('id', '=', meetup.id)
    .executeTakeFirstOrThrow()
  const genderPlaces = await transaction
    .selectFrom('meetupGenderPlaces')
    .select(['gender', 'places as count'])
    .where('meetupId', '=', meetup.id)
    .orderBy('gender')
    .execute()
  const { title, html, coverId, place, address, places } = meetup
  return { title, html, coverId: coverId ?? undefined, place, address, begin, end, places, genderPlaces }
}

function isSame(one: MeetupContent, other: MeetupContent): boolean {
  const text = ({ genderPlaces, ...content }: MeetupContent) =>
    JSON.stringify([
      Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      genderPlaces.map(({ gender, count }) => [gender, count]),
    ])
  return text(one) === text(other)
}
