import { sql, type Expression, type SqlBool } from 'kysely'
import { Gender, MatchReason } from '../../contract/enums'
import type { Match } from '../../contract/shapes'
import { audienceOf, audiencesWith } from '../../core/access/audience'
import { calendarDay } from '../../core/clock'
import type { Deps, MemberViewer } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { latestBirthday } from './ages'
import { kilometres } from './place'
import { othersSuggestedTo, searchRows, type SearchBuilder } from './rows'

/** Whether a search row and the viewer each fit the other's match settings. */
export function suits(viewer: MemberViewer, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const fits = facets(eb, viewer, now)
    return eb.and([fits.theirAudience, fits.ownAudience, fits.theirAges, fits.ownAges, fits.theirWay, fits.ownWay])
  }
}

/** Whether the match settings of a search row include the viewer. */
export function seeksViewer(viewer: MemberViewer, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const fits = facets(eb, viewer, now)
    return eb.and([fits.theirAudience, fits.theirAges, fits.theirWay])
  }
}

/** All match reasons between a search row and the viewer, whose match words are joined as `profile_words`. */
export function reasons(eb: SearchBuilder, viewer: MemberViewer, now: Date) {
  const fits = facets(eb, viewer, now)
  const limited = viewer.profile.seekDistance === null ? eb('profile.seekDistance', 'is not', null) : eb.val(true)
  const hopes = viewer.profile.lookingFor.reduce((sum, hope) => sum | (1 << (hope - 1)), 0)
  return {
    [MatchReason.SeeksYou]: fits.theirAudience,
    [MatchReason.YouSeek]: fits.ownAudience,
    [MatchReason.Age]: eb.and([fits.theirAges, fits.ownAges]),
    // If neither sets a limit, any distance fits, and it is no reason worth showing.
    [MatchReason.Distance]: eb.and([limited, fits.theirWay, fits.ownWay]),
    [MatchReason.LookingFor]: sql<boolean>`profile.looking_for_mask & ${hopes}::integer <> 0`,
    [MatchReason.MatchWords]: sql<boolean>`profile_words.match_words && ${ownWords(viewer)}::text[]`,
  } satisfies Record<MatchReason, Expression<SqlBool>>
}

export function commonWords(viewer: MemberViewer) {
  return sql<string[]>`array(
    select word from unnest(${viewer.profile.matchWords}::text[]) with ordinality as own (word, place)
    where lower(normalize(word)) = any (profile_words.match_words) order by place)`
}

/**
 * The match reasons of the viewer with each of these profiles, without those that the viewer may not see. One
 * query.
 */
export async function matchesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<Map<number, Match>> {
  if (ids.length === 0) return new Map()
  const now = clock.now()
  const rows = await searchRows(db)
    .innerJoin('profileWords', 'profileWords.profileId', 'profile.id')
    .select(['profile.id', commonWords(viewer).as('commonMatchWords')])
    .select((eb) => {
      const fits = reasons(eb, viewer, now)
      return sql<MatchReason[]>`array_remove(array[${sql.join(
        Object.entries(fits).map(([reason, fit]) => sql`case when ${fit} then ${Number(reason)}::integer end`),
      )}], null)`.as('reasons')
    })
    .where('profile.id', '=', anyOf(ids))
    .where(othersSuggestedTo(viewer))
    .execute()
  return new Map(rows.map(({ id, ...match }) => [id, match]))
}

/** Both directions of a match: their criteria for the viewer, and the viewer's criteria for them. */
function facets(eb: SearchBuilder, viewer: MemberViewer, now: Date) {
  const { id, gender, seekAudience, seekAgeFrom, seekAgeTo, seekDistance } = viewer.profile
  const today = calendarDay(now, viewer.site.timeZone)
  const ownAge = (birthday: 'min' | 'max') => sql<number>`(
    select extract(year from age(${today}::date, ${sql.raw(birthday)}(birthday)))::integer
    from person where profile_id = ${id})`
  const aged = (birthday: 'profile.firstBirthday' | 'profile.secondBirthday') =>
    eb.and([
      eb(birthday, '<=', latestBirthday(today, seekAgeFrom)),
      eb(birthday, '>', latestBirthday(today, seekAgeTo + 1)),
    ])
  const way = kilometres(eb.ref('profile.gridLatitude'), eb.ref('profile.gridLongitude'), viewer.profile)
  const sought = Object.values(Gender).filter((each) => (seekAudience & audienceOf[each]) !== 0)
  return {
    theirAudience: eb('profile.seekAudience', 'in', audiencesWith(gender as Gender)),
    ownAudience: eb('profile.gender', 'in', sought),
    theirAges: eb.and([eb('profile.seekAgeFrom', '<=', ownAge('max')), eb('profile.seekAgeTo', '>=', ownAge('min'))]),
    ownAges: eb.and([
      aged('profile.firstBirthday'),
      eb.or([eb('profile.secondBirthday', 'is', null), aged('profile.secondBirthday')]),
    ]),
    theirWay: eb.or([eb('profile.seekDistance', 'is', null), eb(way, '<=', eb.ref('profile.seekDistance'))]),
    ownWay: seekDistance === null ? eb.val(true) : eb(way, '<=', seekDistance),
  }
}

function ownWords(viewer: MemberViewer): string[] {
  return viewer.profile.matchWords.map((word) => word.normalize('NFC').toLowerCase())
}
