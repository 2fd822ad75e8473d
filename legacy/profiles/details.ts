import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  LikeItemType,
  videoKinds,
  type BodyType,
  type Dominance,
  type EyeColour,
  type Gender,
  type HairColour,
  type HomeOption,
  type LookingFor,
  type MediaKind,
  type RelationshipStatus,
  type SexualOrientation,
} from '../contract/enums'
import type { ProfileDetails } from '../contract/shapes'
import { after, ageOn, calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { mediaIn } from '../core/text/richText'
import { visibleOrOwn } from '../shared/visibility/profiles'
import { mediaByIds } from '../shared/media/store'
import { albumVisibleTo, mediaVisibleTo, shownKinds } from '../shared/media/visibility'
import { shownText } from '../shared/profiles/shownText'
import { matchesOf } from '../shared/search/match'
import { entriesSeenBy } from './guestbook'
import { likedBy, likesSeenBy } from '../shared/likes/likes'
import { anyOf } from '../core/database/anyOf'
import { VISITS_SHOWN_FOR, visitsSince } from './visits'

type Row = Awaited<ReturnType<typeof detailRows>>[number]
type PersonDetails = ProfileDetails['persons'][number]

/** Media kinds of a profile's page, as far as the viewer may see them. */
const pageKinds = {
  pictures: shownKinds.filter((kind) => !videoKinds.includes(kind)),
  videos: shownKinds.filter((kind) => videoKinds.includes(kind)),
}

/** Page contents of the profiles that the viewer may see, in the order of the ids; a few queries for all. */
export async function profileDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<ProfileDetails[]> {
  const own = viewer.profile.id
  const [rows, matches, visitCount] = await Promise.all([
    detailRows(deps, ids, viewer),
    matchesOf(deps, viewer, ids),
    ids.includes(own) ? visitCountOf(deps, viewer) : null,
  ])
  const textMedia = await mediaByIds(
    deps,
    rows.flatMap(({ text }) => mediaIn(text)),
    viewer,
  )
  const byId = new Map(
    rows.map((row): [number, ProfileDetails] => [
      row.id,
      {
        id: row.id,
        persons: describedPersons(row, viewer, calendarDay(deps.clock.now(), viewer.site.timeZone)),
        text: row.text,
        textMedia: textMedia.filter(({ ownerId }) => ownerId === row.id),
        matchWords: row.matchWords,
        seeks: {
          audience: row.seekAudience,
          ageFrom: row.seekAgeFrom,
          ageTo: row.seekAgeTo,
          distance: row.seekDistance,
          lookingFor: row.lookingFor as LookingFor[],
        },
        match: matches.get(row.id) ?? null,
        lastOnlineAt: row.lastOnlineAt && `${calendarDay(row.lastOnlineAt, viewer.site.timeZone)}T12:00:00.000Z`,
        createdAt: row.createdAt.toISOString(),
        visitCount: row.id === own ? visitCount : null,
        pictureCount: row.pictureCount,
        videoCount: row.videoCount,
        albumCount: row.albumCount,
        guestbookCount: row.guestbookCount,
        liked: row.liked,
        likeCount: row.likeCount,
        note: row.note,
        tags: row.tags,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function describedPersons(row: Row, { site }: MemberViewer, today: string): PersonDetails[] {
  return row.persons.map(({ birthday, ...person }) => ({
    ...person,
    gender: person.gender as Gender,
    age: ageOn(today, birthday),
    bodyType: person.bodyType as BodyType,
    eyeColour: person.eyeColour as EyeColour,
    hairColour: person.hairColour as HairColour,
    sexualOrientation: person.sexualOrientation as SexualOrientation | null,
    relationshipStatus: person.relationshipStatus as RelationshipStatus,
    smoking: person.smoking as HomeOption,
    children: person.children as HomeOption,
    dominance: site.dark ? (person.dominance as Dominance | null) : null,
  }))
}

async function visitCountOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer): Promise<number> {
  const { count } = await visitsSince(db, viewer, after(clock.now(), -VISITS_SHOWN_FOR))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** On the dark sites what is looked for there, if anything is said of it. */
function lookingForOn({ site }: MemberViewer) {
  if (!site.dark) return sql<number[]>`page.looking_for`
  return sql<number[]>`coalesce(
    (SELECT nullif(looking_for, '{}') FROM dark_profile WHERE dark_profile.profile_id = page.id), page.looking_for)`
}

/** The sub-queries also read `profile`, so the profile of the page is aliased `page`. */
function detailRows(deps: Pick<Deps, 'db' | 'clock'>, ids: readonly number[], viewer: MemberViewer) {
  const own = viewer.profile.id
  return deps.db
    .selectFrom((eb) =>
      eb
        .selectFrom('profile')
        .selectAll('profile')
        .where('profile.id', '=', anyOf(ids))
        .where(visibleOrOwn(viewer))
        .as('page'),
    )
    .select([
      'page.id',
      'page.matchWords',
      'page.seekAudience',
      'page.seekAgeFrom',
      'page.seekAgeTo',
      'page.seekDistance',
      'page.lastOnlineAt',
      'page.createdAt',
    ])
    .select((eb) => [
      shownText('text', viewer, 'page').as('text'),
      lookingForOn(viewer).as('lookingFor'),
      persons(eb.ref('page.id')).as('persons'),
      mediaSeenBy(deps, viewer, eb.ref('page.id'), pageKinds.pictures).as('pictureCount'),
      mediaSeenBy(deps, viewer, eb.ref('page.id'), pageKinds.videos).as('videoCount'),
      albumsSeenBy(deps, viewer, eb.ref('page.id')).as('albumCount'),
      entriesSeenBy(eb.ref('page.id'), viewer).as('guestbookCount'),
      likedBy(LikeItemType.Profile, eb.ref('page.id'), viewer).as('liked'),
      likesSeenBy(LikeItemType.Profile, eb.ref('page.id'), viewer).as('likeCount'),
      eb
        .selectFrom('note')
        .select('note.text')
        .where('note.profileId', '=', own)
        .whereRef('note.aboutId', '=', 'page.id')
        .as('note'),
      eb
        .selectFrom('tag')
        .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
        .select(sql<string[]>`coalesce(array_agg(tag.name::text order by tag.name), '{}')`.as('names'))
        .where('tag.profileId', '=', own)
        .whereRef('profileTag.profileId', '=', 'page.id')
        .$asScalar()
        .$notNull()
        .as('tags'),
    ])
    .execute()
}

function persons(profileId: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('person')
      .select([
        'person.id',
        'person.gender',
        'person.birthday',
        'person.height',
        'person.weight',
        'person.bodyType',
        'person.eyeColour',
        'person.hairColour',
        'person.sexualOrientation',
        'person.relationshipStatus',
        'person.smoking',
        'person.children',
        'person.dominance',
      ])
      .where('person.profileId', '=', profileId)
      .orderBy('person.position'),
  )
}

function mediaSeenBy(
  clock: Pick<Deps, 'clock'>,
  viewer: MemberViewer,
  profileId: Expression<number>,
  kinds: readonly MediaKind[],
) {
  return expressionBuilder<DB>()
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('media.profileId', '=', profileId)
    .where('media.kind', 'in', kinds)
    .where(mediaVisibleTo(clock, viewer))
    .$asScalar()
    .$notNull()
}

function albumsSeenBy(clock: Pick<Deps, 'clock'>, viewer: MemberViewer, profileId: Expression<number>) {
  return expressionBuilder<DB>()
    .selectFrom('album')
    .innerJoin('profile', 'profile.id', 'album.profileId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('album.profileId', '=', profileId)
    .where(albumVisibleTo(clock, viewer))
    .$asScalar()
    .$notNull()
}
