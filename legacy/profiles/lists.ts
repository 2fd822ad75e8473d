import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { ProfileFilter, RoleLevel } from '../contract/enums'
import { birthdayNumbers, calendarDay } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { suits } from '../shared/search/match'
import { othersSuggestedTo, searchRows, type SearchTables } from '../shared/search/rows'
import { personBirthday } from '../shared/profiles/birthday'
import { isFavouriteOf, onlineSince } from '../shared/profiles/summary'

/**
 * Members who are online and match the filter, by last time online: reads the narrow search rows in the order of
 * presence. This list and the next one omit the viewer.
 */
export function onlineProfiles(
  db: Database,
  viewer: MemberViewer,
  now: Date,
  filter: number = ProfileFilter.AllProfiles,
) {
  return (
    searchRows(db)
      .innerJoin('presence', 'presence.profileId', 'profile.id')
      .select('profile.id')
      .where('presence.lastOnlineAt', '>', onlineSince(now))
      .where(passes(filter, viewer, now))
      // Redundant with the profile's own condition, but needed for the index.
      .$if(viewer.site.dark, (list) => list.where('presence.dark', '=', true))
      .where(othersSuggestedTo(viewer))
      .orderBy('presence.lastOnlineAt', 'desc')
      .orderBy('presence.profileId', 'desc')
  )
}

/** Favourites match wherever they live, others in the site's country. Groups, lodges and events have no members yet. */
function passes(filter: number, viewer: MemberViewer, now: Date) {
  return (eb: ExpressionBuilder<SearchTables, 'presence' | 'profile'>): Expression<SqlBool> => {
    const wanted = (bit: number) => (filter & bit) !== 0
    const near = eb('presence.countryId', '=', viewer.site.countryId)
    if (wanted(ProfileFilter.AllProfiles)) return near
    const ways: Expression<SqlBool>[] = []
    if (wanted(ProfileFilter.Favorites)) ways.push(isFavouriteOf(eb.ref('profile.id'), viewer))
    if (wanted(ProfileFilter.PossibleMatches)) ways.push(eb.and([near, suits(viewer, now)(eb)]))
    return eb.or(ways)
  }
}

/**
 * Members who show their birthday, with a person whose birthday is today: the viewer's own country first, then by
 * last time online.
 */
export function birthdayProfiles(db: Database, viewer: MemberViewer, now: Date) {
  const today = calendarDay(now, viewer.site.timeZone)
  return db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', 'in', (eb) =>
      eb.selectFrom('person').select('person.profileId').where(personBirthday, 'in', birthdayNumbers(today)),
    )
    .where('profile.id', '!=', viewer.profile.id)
    .where('profile.roleLevel', '<', RoleLevel.ChatModerator)
    .where('profile.showInBirthdays', '=', true)
    .where(visibleTo(viewer))
    .orderBy((eb) => eb('profile.countryId', '=', viewer.profile.countryId), 'desc')
    .orderBy('profile.lastOnlineAt', (order) => order.desc().nullsLast())
    .orderBy('profile.id', 'desc')
}
