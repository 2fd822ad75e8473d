import { sql, type Expression, type SqlBool } from 'kysely'
import { SearchOrder, type Gender } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { factsFit, seenInTime, seenSince, type Wanted } from '../shared/search/filters'
import { commonWords, reasons, suits } from '../shared/search/match'
import { kilometres } from '../shared/search/place'
import { othersSuggestedTo, searchRows, type SearchBuilder } from '../shared/search/rows'

/** Number of recently seen candidates among whom matches are ranked. */
const MAX_MATCHES = 1000

export interface Search {
  readonly wanted: Wanted
  readonly text?: string
  readonly order: SearchOrder
  readonly narrowed?: (eb: SearchBuilder) => Expression<SqlBool>
}

type Unordered = Omit<Search, 'order'>

export function searchedProfiles(db: Database, viewer: MemberViewer, search: Search, now: Date) {
  switch (search.order) {
    case SearchOrder.LastOnline:
      return seenLast(db, viewer, search, now)
    case SearchOrder.Distance:
      return nearest(db, viewer, search, now)
    case SearchOrder.Newest:
      return fulfilling(db, viewer, search, now).orderBy('profile.createdAt', 'desc').orderBy('profile.id', 'desc')
    case SearchOrder.Name:
      return fulfilling(db, viewer, search, now).orderBy('profile.name').orderBy('profile.id')
  }
}

export function runningPromotion(now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> =>
    eb(
      'profile.id',
      'in',
      eb
        .selectFrom('searchPromotion')
        .select('searchPromotion.profileId')
        .where('searchPromotion.startsAt', '<=', now)
        .where('searchPromotion.endsAt', '>', now),
    )
}

function fulfilling(db: Database, viewer: MemberViewer, search: Unordered, now: Date) {
  return searchRows(db)
    .select('profile.id')
    .where(demandsOf(viewer, search, now))
    .where(seenInTime(search.wanted, now))
}

function demandsOf(viewer: MemberViewer, { wanted, text, narrowed }: Unordered, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const demands = [factsFit(wanted, text, viewer, now)(eb), othersSuggestedTo(viewer)(eb)]
    if (narrowed) demands.push(narrowed(eb))
    return eb.and(demands)
  }
}

function seenLast(db: Database, viewer: MemberViewer, search: Unordered, now: Date) {
  const since = seenSince(search.wanted, now)
  const { countryId } = search.wanted
  return searchRows(db)
    .innerJoin('presence', 'presence.profileId', 'profile.id')
    .select('profile.id')
    .where(demandsOf(viewer, search, now))
    .$if(countryId !== undefined, (rows) => rows.whereRef('presence.countryId', '=', 'profile.countryId'))
    .$if(viewer.site.dark, (rows) => rows.where('presence.dark', '=', true))
    .$if(since !== undefined, (rows) => rows.where('presence.lastOnlineAt', '>', since ?? now))
    .orderBy('presence.lastOnlineAt', 'desc')
    .orderBy('presence.profileId', 'desc')
}

/** Goes from grid point to grid point, so that distant ones are read only when needed. */
function nearest(db: Database, viewer: MemberViewer, search: Unordered, now: Date) {
  const points = db
    .selectFrom('searchCell')
    .select('searchCell.cell')
    .select((eb) => kilometres(eb.ref('latitude'), eb.ref('longitude'), search.wanted.origin).as('kilometres'))
    .orderBy('kilometres')
    .as('near')
  return searchRows(db)
    .innerJoin(points, 'near.cell', 'profile.cell')
    .select('profile.id')
    .where(demandsOf(viewer, search, now))
    .where(seenInTime(search.wanted, now))
    .orderBy('near.kilometres')
    .orderBy('profile.id')
}

/** Members of the site's country, newest first. Like the other lists, it omits the viewer. */
export function newestProfiles(db: Database, viewer: MemberViewer) {
  return searchRows(db)
    .select('profile.id')
    .where('profile.countryId', '=', viewer.site.countryId)
    .where(othersSuggestedTo(viewer))
    .orderBy('profile.createdAt', 'desc')
    .orderBy('profile.id', 'desc')
}

/** Members of the site's country with most likes and visits, as last counted. */
export function topProfiles(db: Database, viewer: MemberViewer, gender: Gender | undefined) {
  return searchRows(db)
    .innerJoin('profilePopularity as popularity', 'popularity.profileId', 'profile.id')
    .select('profile.id')
    .where('popularity.countryId', '=', viewer.site.countryId)
    .where(othersSuggestedTo(viewer))
    .$if(gender !== undefined, (rows) => rows.where('popularity.gender', '=', gender ?? 0))
    .$if(viewer.site.dark, (rows) => rows.where('popularity.dark', '=', true))
    .orderBy('popularity.score', 'desc')
    .orderBy('popularity.profileId', 'desc')
}

/** Possible matches among those seen last; most in common first. */
export function matchProfiles(db: Database, viewer: MemberViewer, wanted: Wanted, now: Date) {
  const candidates = seenLast(db, viewer, { wanted }, now)
    .where(suits(viewer, now))
    .select('presence.lastOnlineAt')
    .limit(MAX_MATCHES)
  return searchRows(db)
    .innerJoin(candidates.as('candidate'), 'candidate.id', 'profile.id')
    .innerJoin('profileWords', 'profileWords.profileId', 'profile.id')
    .select('profile.id')
    .orderBy((eb) => {
      const fits = Object.values(reasons(eb, viewer, now)).map((fit) => sql`(${fit})::integer`)
      return sql`${sql.join(fits, sql` + `)}`
    }, 'desc')
    .orderBy(sql`cardinality(${commonWords(viewer)})`, 'desc')
    .orderBy('candidate.lastOnlineAt', 'desc')
    .orderBy('profile.id', 'desc')
}
