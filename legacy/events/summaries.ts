import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { CommentItemType, type Gender } from '../contract/enums'
import { EventSignUpStatus, EventStatus, type EventKind } from '../contract/events/eventEnums'
import type { EventSummary, OwnSignUp } from '../contract/events/eventShapes'
import { eventRightsOf, hasEventRight } from '../contract/events/eventRights'
import type { MediaSummary } from '../contract/shapes'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { beginningOf } from '../core/text/plainText'
import { localTime, siteOn } from '../shared/gatherings/times'
import { mediaSeenBy } from '../shared/media/seen'
import { areaDescription } from '../shared/places/areaDescription'
import { kilometresBetween } from '../shared/places/distance'
import { commentsSeenBy } from '../shared/visibility/comments'
import { countsOf, signUpCounts } from './counts'
import { quitUntil, refundPercentOf } from './terms'
import { eventRole, eventVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>
type EventRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Characters of a programme that its beginning is made from. */
const BEGINNING = 600

/** Summaries of the events that the viewer may see, in the order of the ids; two queries for all. */
export async function eventSummaries(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<EventSummary[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(deps, ids, viewer).execute()
  const coverIds = rows.flatMap(({ coverId }) => coverId ?? [])
  const covers = await mediaSeenBy(deps, coverIds, viewer)
  const byId = new Map(rows.map((row) => [row.id, summaryOf(deps, row, covers, viewer)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function summaryOf(
  deps: Store,
  row: EventRow,
  covers: ReadonlyMap<number, MediaSummary>,
  viewer: MemberViewer,
): EventSummary {
  const now = deps.clock.now()
  const { currency } = siteOn(deps, row)
  const status = statusOf(row)
  const isOpen = status === EventStatus.Published && row.beginsAt > now
  const held = row.ownSignUp?.status === EventSignUpStatus.Held && new Date(row.ownSignUp.heldUntil ?? 0) <= now
  const signUp = row.ownSignUp && !held ? ownSignUpOf(row, row.ownSignUp, currency) : null
  const until = quitUntil(row, row.ownSignUp ?? undefined)
  const hasBegun = row.beginsAt <= now
  const isLate = signUp?.status === EventSignUpStatus.Coming && until <= now
  const isLeftOut =
    row.coupleExcluded && row.genderPlaces.some(({ gender, count }) => gender === viewer.profile.gender && count === 0)
  return {
    id: row.id,
    title: row.title,
    excerpt: beginningOf(row.words),
    kind: row.kind as EventKind,
    cover: (row.coverId !== null && covers.get(row.coverId)) || null,
    place: row.place,
    area: areaDescription(row, viewer.locale),
    distance: kilometresBetween(viewer.profile, row),
    address: hasEventRight(row.role, 'seeInside') ? row.address : null,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    localBegin: row.localBegin,
    localEnd: row.localEnd,
    price: row.price === null ? null : { amount: row.price, currency },
    couplePrice: row.couplePrice === null ? null : { amount: row.couplePrice, currency },
    refundPercent: row.refundPercent,
    quitHours: row.quitHours,
    quitUntil: until.toISOString(),
    ageFrom: row.ageFrom,
    ageTo: row.ageTo,
    places: row.places,
    genderPlaces: row.genderPlaces.map(({ gender, count }) => ({ gender: gender as Gender, count })),
    ...countsOf(row),
    status,
    role: row.role,
    rights: eventRightsOf(row.role),
    signUp,
    signUpOpen: isOpen && signUp === null && !isLeftOut,
    quittable: signUp !== null && isOpen && !isLate,
    commentable: status === EventStatus.Published,
    mediaOpen: hasBegun && status === EventStatus.Published && hasEventRight(row.role, 'addMedia'),
    commentCount: row.commentCount,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    revision: row.revision,
  }
}

export function statusOf({
  publishedAt,
  cancelledAt,
}: {
  readonly publishedAt: Date | null
  readonly cancelledAt: Date | null
}): EventStatus {
  if (cancelledAt) return EventStatus.Cancelled
  return publishedAt ? EventStatus.Published : EventStatus.Draft
}

function ownSignUpOf(event: EventRow, own: NonNullable<EventRow['ownSignUp']>, currency: string): OwnSignUp {
  const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return {
    id: own.id,
    profileId: own.profileId,
    status: own.status as EventSignUpStatus,
    persons: own.persons,
    personIds: own.personIds,
    visible: own.visible,
    signedUpAt: new Date(own.signedUpAt).toISOString(),
    position: own.status === EventSignUpStatus.Waiting ? own.position : null,
    heldUntil: moment(own.heldUntil),
    paid: own.paid === null ? null : { amount: own.paid, currency },
    orderId: own.purchaseId,
    refundPercent: refundPercentOf(event, own),
    checkedInAt: moment(own.checkedInAt),
  }
}

function rowsOf({ db, clock }: Store, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return db
    .selectFrom('event')
    .innerJoin('countryArea', 'countryArea.id', 'event.countryAreaId')
    .innerJoin('country', 'country.id', 'event.countryId')
    .where('event.id', '=', anyOf(ids))
    .where(eventVisibleTo(viewer))
    .select([
      'event.id',
      'event.countryId',
      'event.dark',
      'event.title',
      'event.kind',
      'event.coverId',
      'event.place',
      'event.address',
      'event.zipCode',
      'event.city',
      'event.gridLatitude',
      'event.gridLongitude',
      'event.beginsAt',
      'event.endsAt',
      'event.timeZone',
      'event.price',
      'event.couplePrice',
      'event.refundPercent',
      'event.quitHours',
      'event.ageFrom',
      'event.ageTo',
      'event.places',
      'event.createdAt',
      'event.publishedAt',
      'event.editedAt',
      'event.cancelledAt',
      'event.cancelReason',
      'event.revision',
      'countryArea.name as countryArea',
      'country.code as countryCode',
    ])
    .select((eb) => [
      eventRole(own)(eb as unknown as ExpressionBuilder<DB, 'event'>).as('role'),
      sql<string>`left(event.words, ${BEGINNING}::integer)`.as('words'),
      localTime(eb.ref('event.beginsAt'), eb.ref('event.timeZone')).as('localBegin'),
      localTime(eb.ref('event.endsAt'), eb.ref('event.timeZone')).as('localEnd'),
      commentsSeenBy(CommentItemType.Event, eb.ref('event.id'), viewer).as('commentCount'),
      // One of a couple may come alone, as long as their own gender is not left out.
      sql<boolean>`${viewer.profile.gender} <> 3 or not exists (
        select from person where person.profile_id = ${own} and not exists (
          select from event_gender_places as closed
          where closed.event_id = event.id and closed.gender = person.gender and closed.places = 0))`.as(
        'coupleExcluded',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('eventGenderPlaces')
          .select(['eventGenderPlaces.gender', 'eventGenderPlaces.places as count'])
          .whereRef('eventGenderPlaces.eventId', '=', 'event.id')
          .orderBy('eventGenderPlaces.gender'),
      ).as('genderPlaces'),
      signUpCounts(eb as unknown as ExpressionBuilder<DB, 'event'>, own, clock.now()).as('signUps'),
      jsonObjectFrom(
        eb
          .selectFrom('eventSignUp as own')
          .leftJoin('purchase', 'purchase.id', 'own.purchaseId')
          .select([
            'own.id',
            'own.profileId',
            'own.status',
            'own.persons',
            'own.personIds',
            'own.visible',
            'own.signedUpAt',
            'own.heldUntil',
            'own.purchaseId',
            'own.checkedInAt',
            'own.refundPercent',
            'own.quitUntil',
            'purchase.amount as paid',
          ])
          .select((each) =>
            each
              .selectFrom('eventSignUp as before')
              .select((count) => count.fn.countAll<number>().as('position'))
              .whereRef('before.eventId', '=', 'own.eventId')
              .where('before.status', '=', EventSignUpStatus.Waiting)
              .whereRef('before.id', '<=', 'own.id')
              .$asScalar()
              .$notNull()
              .as('position'),
          )
          .whereRef('own.eventId', '=', 'event.id')
          .where('own.profileId', '=', own),
      ).as('ownSignUp'),
    ])
}
