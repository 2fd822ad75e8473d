import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { ProfileFilter } from '../contract/enums'
import { birthdayNumbers, calendarDay } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberReader } from '../core/handler'
import { visibleTo } from '../core/visibility'
import { possibleMatchOf } from '../search/match'
import { personBirthday } from './birthday'
import { isFavouriteOf, onlineSince } from './summary'

/** Members who are online and pass the filter, those seen last first. In this list and the next one, the reader is not among the others. */
export function onlineProfiles(
  db: Database,
  reader: MemberReader,
  now: Date,
  filter: number = ProfileFilter.AllProfiles,
) {
  return db
    .selectFrom('presence')
    .innerJoin('profile', 'profile.id', 'presence.profileId')
    .select('profile.id')
    .where('presence.lastOnlineAt', '>', onlineSince(now))
    .where('profile.id', '!=', reader.profile.id)
    .where(passes(filter, reader, now))
    .where(visibleTo(reader))
    .orderBy('profile.lastOnlineAt', 'desc')
    .orderBy('profile.id', 'desc')
}

/** Favourites count wherever they live, all others in the site's country. Groups, lodges and events hold nobody yet. */
function passes(filter: number, reader: MemberReader, now: Date) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> => {
    const wanted = (bit: number) => (filter & bit) !== 0
    const near = eb('profile.countryId', '=', reader.site.countryId)
    if (wanted(ProfileFilter.AllProfiles)) return near
    const ways: Expression<SqlBool>[] = []
    if (wanted(ProfileFilter.Favorites)) ways.push(isFavouriteOf(eb, reader))
    if (wanted(ProfileFilter.PossibleMatches)) ways.push(eb.and([near, possibleMatchOf(reader, now)(eb)]))
    return eb.or(ways)
  }
}

/** Members with a person whose birthday is today: of the reader's own country first, then those seen last. */
export function birthdayProfiles(db: Database, reader: MemberReader, now: Date) {
  const today = calendarDay(now, reader.site.timeZone)
  return db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', 'in', (eb) =>
      eb.selectFrom('person').select('person.profileId').where(personBirthday, 'in', birthdayNumbers(today)),
    )
    .where('profile.id', '!=', reader.profile.id)
    .where(visibleTo(reader))
    .orderBy((eb) => eb('profile.countryId', '=', reader.profile.countryId), 'desc')
    .orderBy('profile.lastOnlineAt', (order) => order.desc().nullsLast())
    .orderBy('profile.id', 'desc')
}
