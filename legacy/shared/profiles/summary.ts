import { anyOf } from '../../core/database/anyOf'
import { expressionBuilder, type Expression, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Gender, ProfileType } from '../../contract/enums'
import type { MediaSummary, ProfileSummary } from '../../contract/shapes'
import { after, ageOn, calendarDay, MINUTE } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { visibleOrOwn } from '../visibility/profiles'
import { mediaSummary, mediaSummaryColumns } from '../media/summary'
import { profileMediaVisibleTo } from '../media/visibility'
import { shownText } from './shownText'
import { profilesWithArea, shownArea } from '../places/areaDescription'
import { kilometresBetween, type GridPoint } from '../places/distance'

/** How long after their last heartbeat members count as online. */
const ONLINE_FOR = 5 * MINUTE

/** Members whose last heartbeat is later than this are online. */
export function onlineSince(now: Date): Date {
  return after(now, -ONLINE_FOR)
}

/** Summaries of the profiles that the viewer may see, in the order of the ids; two queries for all. */
export async function profileSummaries(
  deps: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ProfileSummary[]> {
  if (ids.length === 0) return []
  const [rows, pictures] = await Promise.all([profileRows(deps.db, ids, viewer), picturesOf(deps, ids, viewer)])
  const now = deps.clock.now()
  const today = calendarDay(now, viewer.site.timeZone)
  const byId = new Map(
    rows.map((row): [number, ProfileSummary] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        profileType: row.profileType as ProfileType,
        gender: row.gender as Gender,
        persons: row.persons.map(({ id, gender, birthday }) => ({
          id,
          gender: gender as Gender,
          age: ageOn(today, birthday),
        })),
        area: shownArea(row, viewer.locale),
        headline: row.headline,
        picture: pictures.get(row.id) ?? null,
        online: row.lastOnlineAt !== null && row.lastOnlineAt > onlineSince(now),
        member: row.memberUntil !== null && row.memberUntil > now,
        validated: row.validated,
        favourite: row.favourite,
        tagged: row.tagged,
        distance: distanceTo(row, viewer),
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * No distance for visitors, who have no place, for the viewer's own profile, and for members who show only their
 * area, since kilometres would reveal the city.
 */
function distanceTo(
  row: GridPoint & { readonly id: number; readonly showPlace: boolean },
  { profile }: Viewer,
): number | null {
  return profile && profile.id !== row.id && row.showPlace ? kilometresBetween(profile, row) : null
}

function profileRows(db: Database, ids: readonly number[], viewer: Viewer) {
  return profilesWithArea(db)
    .select([
      'profile.id',
      'profile.name',
      'profile.profileType',
      'profile.gender',
      'profile.validated',
      'profile.memberUntil',
      'profile.lastOnlineAt',
      'profile.gridLatitude',
      'profile.gridLongitude',
    ])
    .select((eb) => persons(eb).as('persons'))
    .select(shownText('headline', viewer, 'profile').as('headline'))
    .select((eb) => [
      isFavouriteOf(eb.ref('profile.id'), viewer).as('favourite'),
      isTaggedBy(eb.ref('profile.id'), viewer).as('tagged'),
    ])
    .where('profile.id', '=', anyOf(ids))
    .where(visibleOrOwn(viewer))
    .execute()
}

export async function picturesOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Map<number, MediaSummary>> {
  const rows = await deps.db
    .selectFrom('profile')
    .innerJoin('media', 'media.id', 'profile.pictureId')
    .select('profile.id as profileId')
    .select(mediaSummaryColumns)
    .where('profile.id', '=', anyOf(ids))
    .where(profileMediaVisibleTo(deps, viewer))
    .execute()
  return new Map(rows.map((row) => [row.profileId, mediaSummary(row)]))
}

function persons(eb: ExpressionBuilder<DB, 'profile'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('person')
      .select(['person.id', 'person.gender', 'person.birthday'])
      .whereRef('person.profileId', '=', 'profile.id')
      .orderBy('person.position'),
  )
}

export function isFavouriteOf(profileId: Expression<number>, viewer: Viewer) {
  const eb = expressionBuilder<DB>()
  const favourites = eb
    .selectFrom('favourite')
    .select('favourite.profileId')
    .where('favourite.profileId', '=', viewer.profile?.id ?? 0)
    .where('favourite.favouriteId', '=', profileId)
  return eb.exists(favourites).$castTo<boolean>()
}

function isTaggedBy(profileId: Expression<number>, viewer: Viewer) {
  const eb = expressionBuilder<DB>()
  const tags = eb
    .selectFrom('tag')
    .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
    .select('tag.profileId')
    .where('tag.profileId', '=', viewer.profile?.id ?? 0)
    .where('profileTag.profileId', '=', profileId)
  return eb.exists(tags).$castTo<boolean>()
}
