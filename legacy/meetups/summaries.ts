import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { CommentItemType, type Gender } from '../contract/enums'
import { hasLodgeRight } from '../contract/lodgeRights'
import { LodgeRole, MeetupSignUpStatus, type MeetupRepetition } from '../contract/lodges/lodgeEnums'
import type { MeetupSummary } from '../contract/lodges/meetupShapes'
import type { MediaSummary, ProfileSummary } from '../contract/shapes'
import { anyOf } from '../core/database/anyOf'
import type { Deps, MemberViewer } from '../core/handler'
import { beginningOf } from '../core/text/plainText'
import { mediaSeenBy } from '../shared/media/seen'
import { profileSummaries } from '../shared/profiles/summary'
import { commentsSeenBy } from '../shared/visibility/comments'
import { localTime } from '../shared/gatherings/times'
import { meetupRows, meetupVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>
type MeetupRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Characters of a description that its beginning is made from. */
const BEGINNING = 600

/** Summaries of the meetups that the viewer may see, in the order of the ids; four queries for all. */
export async function meetupSummaries(
  deps: Store,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<MeetupSummary[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(deps, ids, viewer).execute()
  const [makers, covers] = await Promise.all([
    profileSummaries(deps, [...new Set(rows.map(({ profileId }) => profileId))], viewer),
    mediaSeenBy(
      deps,
      rows.flatMap(({ coverId }) => coverId ?? []),
      viewer,
    ),
  ])
  const makerById = new Map(makers.map((maker) => [maker.id, maker]))
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowById.get(id)
    const maker = row && makerById.get(row.profileId)
    // A new block may have hidden the maker since the rows were read.
    return maker ? [summaryOf(deps, row, { maker, covers }, viewer)] : []
  })
}

interface Related {
  readonly maker: ProfileSummary
  readonly covers: ReadonlyMap<number, MediaSummary>
}

function summaryOf(deps: Store, row: MeetupRow, { maker, covers }: Related, viewer: MemberViewer): MeetupSummary {
  const role = (row.role ?? LodgeRole.None) as LodgeRole
  const [own, takesPart] = [row.profileId === viewer.profile.id, hasLodgeRight(role, 'takePart')]
  const manages = hasLodgeRight(role, 'manageMeetups')
  const open = row.cancelledAt === null && row.beginsAt > deps.clock.now()
  const isLeftOut = row.genderPlaces.some(({ gender, count }) => gender === viewer.profile.gender && count === 0)
  return {
    id: row.id,
    lodgeId: row.lodgeId,
    maker,
    title: row.title,
    excerpt: beginningOf(row.words),
    cover: (row.coverId !== null && covers.get(row.coverId)) || null,
    place: row.place,
    address: hasLodgeRight(role, 'seeInside') ? row.address : null,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    localBegin: row.localBegin,
    localEnd: row.localEnd,
    repetition: row.repetition as MeetupRepetition,
    places: row.places,
    genderPlaces: row.genderPlaces.map(({ gender, count }) => ({ gender: gender as Gender, count })),
    comingCount: row.coming.reduce((total, { count }) => total + count, 0),
    coming: row.coming.map(({ gender, count }) => ({ gender: gender as Gender, count })),
    waitingCount: row.waitingCount,
    signUpStatus: row.signUpStatus as MeetupSignUpStatus | null,
    signUpOpen: takesPart && open && row.signUpStatus === null && !isLeftOut,
    quittable: row.signUpStatus !== null && row.beginsAt > deps.clock.now(),
    editable: ((own && takesPart) || manages) && row.cancelledAt === null,
    deletable: own || manages,
    commentable: row.cancelledAt === null,
    commentCount: row.commentCount,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    revision: row.revision,
  }
}

function rowsOf({ db }: Store, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return meetupRows(db)
    .where('meetup.id', '=', anyOf(ids))
    .where(meetupVisibleTo(viewer))
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'meetup.lodgeId').on('own.profileId', '=', own),
    )
    .leftJoin('meetupSignUp as signUp', (join) =>
      join.onRef('signUp.meetupId', '=', 'meetup.id').on('signUp.profileId', '=', own),
    )
    .select([
      'meetup.id',
      'meetup.lodgeId',
      'meetup.profileId',
      'meetup.title',
      'meetup.coverId',
      'meetup.place',
      'meetup.address',
      'meetup.beginsAt',
      'meetup.endsAt',
      'meetup.timeZone',
      'meetup.repetition',
      'meetup.places',
      'meetup.createdAt',
      'meetup.editedAt',
      'meetup.cancelledAt',
      'meetup.revision',
      'own.role',
      'signUp.status as signUpStatus',
    ])
    .select((eb) => [
      sql<string>`left(meetup.words, ${BEGINNING}::integer)`.as('words'),
      localTime(eb.ref('meetup.beginsAt'), eb.ref('meetup.timeZone')).as('localBegin'),
      localTime(eb.ref('meetup.endsAt'), eb.ref('meetup.timeZone')).as('localEnd'),
      commentsSeenBy(CommentItemType.Meetup, eb.ref('meetup.id'), viewer).as('commentCount'),
      jsonArrayFrom(
        eb
          .selectFrom('meetupGenderPlaces')
          .select(['meetupGenderPlaces.gender', 'meetupGenderPlaces.places as count'])
          .whereRef('meetupGenderPlaces.meetupId', '=', 'meetup.id')
          .orderBy('meetupGenderPlaces.gender'),
      ).as('genderPlaces'),
      jsonArrayFrom(
        eb
          .selectFrom('meetupSignUp as other')
          .innerJoin('profile as attendee', 'attendee.id', 'other.profileId')
          .select((each) => ['attendee.gender', each.fn.countAll<number>().as('count')])
          .whereRef('other.meetupId', '=', 'meetup.id')
          .where('other.status', '=', MeetupSignUpStatus.Coming)
          .groupBy('attendee.gender')
          .orderBy('attendee.gender'),
      ).as('coming'),
      eb
        .selectFrom('meetupSignUp as other')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('other.meetupId', '=', 'meetup.id')
        .where('other.status', '=', MeetupSignUpStatus.Waiting)
        .$asScalar()
        .$notNull()
        .as('waitingCount'),
    ])
}
