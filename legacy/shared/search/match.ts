import { sql, type Expression, type SqlBool } from 'kysely'
import { Gender, MatchReason } from '../../contract/enums'
import type { Match } from '../../contract/shapes'
import { audienceOf, audiencesWith } from '../../core/audience'
import { calendarDay } from '../../core/clock'
import type { Deps, MemberReader } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { latestBirthday } from './ages'
import { kilometres } from './place'
import { othersSuggestedTo, searchRows, type SearchBuilder } from './rows'

/** Whether a searchable row and the reader each fit the match settings of the other. */
export function suits(reader: MemberReader, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const fits = facets(eb, reader, now)
    return eb.and([fits.theirAudience, fits.ownAudience, fits.theirAges, fits.ownAges, fits.theirWay, fits.ownWay])
  }
}

/** Whether the match settings of a searchable row let the reader in. */
export function seeksReader(reader: MemberReader, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const fits = facets(eb, reader, now)
    return eb.and([fits.theirAudience, fits.theirAges, fits.theirWay])
  }
}

/** All that fits between a searchable row and the reader, whose match words are joined as `profile_words`. */
export function reasons(eb: SearchBuilder, reader: MemberReader, now: Date) {
  const fits = facets(eb, reader, now)
  const limited = reader.profile.seekDistance === null ? eb('profile.seekDistance', 'is not', null) : eb.val(true)
  const hopes = reader.profile.lookingFor.reduce((sum, hope) => sum | (1 << (hope - 1)), 0)
  return {
    [MatchReason.SeeksYou]: fits.theirAudience,
    [MatchReason.YouSeek]: fits.ownAudience,
    [MatchReason.Age]: eb.and([fits.theirAges, fits.ownAges]),
    // Where neither sets a limit, no distance is too long, and none is worth a word.
    [MatchReason.Distance]: eb.and([limited, fits.theirWay, fits.ownWay]),
    [MatchReason.LookingFor]: sql<boolean>`profile.looking_for_mask & ${hopes}::integer <> 0`,
    [MatchReason.MatchWords]: sql<boolean>`profile_words.match_words && ${ownWords(reader)}::text[]`,
  } satisfies Record<MatchReason, Expression<SqlBool>>
}

/** How many match words a searchable row has in common with the reader. */
export function commonWords(reader: MemberReader) {
  return sql<string[]>`array(
    select word from unnest(${reader.profile.matchWords}::text[]) with ordinality as own (word, place)
    where lower(normalize(word)) = any (profile_words.match_words) order by place)`
}

/** What the reader has in common with each of these profiles; only of others whom the reader may see. One query. */
export async function matchesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  ids: readonly number[],
): Promise<Map<number, Match>> {
  if (ids.length === 0) return new Map()
  const now = clock.now()
  const rows = await searchRows(db)
    .innerJoin('profileWords', 'profileWords.profileId', 'profile.id')
    .select(['profile.id', commonWords(reader).as('commonMatchWords')])
    .select((eb) => {
      const fits = reasons(eb, reader, now)
      return sql<MatchReason[]>`array_remove(array[${sql.join(
        Object.entries(fits).map(([reason, fit]) => sql`case when ${fit} then ${Number(reason)}::integer end`),
      )}], null)`.as('reasons')
    })
    .where('profile.id', '=', anyOf(ids))
    .where(othersSuggestedTo(reader))
    .execute()
  return new Map(rows.map(({ id, ...match }) => [id, match]))
}

/** Each half of a match: what they ask of the reader, and what the reader asks of them. */
function facets(eb: SearchBuilder, reader: MemberReader, now: Date) {
  const { id, gender, seekAudience, seekAgeFrom, seekAgeTo, seekDistance } = reader.profile
  const today = calendarDay(now, reader.site.timeZone)
  const ownAge = (birthday: 'min' | 'max') => sql<number>`(
    select extract(year from age(${today}::date, ${sql.raw(birthday)}(birthday)))::integer
    from person where profile_id = ${id})`
  const aged = (birthday: 'profile.firstBirthday' | 'profile.secondBirthday') =>
    eb.and([
      eb(birthday, '<=', latestBirthday(today, seekAgeFrom)),
      eb(birthday, '>', latestBirthday(today, seekAgeTo + 1)),
    ])
  const way = kilometres(eb.ref('profile.gridLatitude'), eb.ref('profile.gridLongitude'), reader.profile)
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

function ownWords(reader: MemberReader): string[] {
  return reader.profile.matchWords.map((word) => word.normalize('NFC').toLowerCase())
}
