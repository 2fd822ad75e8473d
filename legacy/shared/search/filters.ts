import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { MediaKind, type LookingFor } from '../../contract/enums'
import type { SearchOptions } from '../../contract/search'
import { after, calendarDay, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { likeSafe } from '../../core/text/likeSafe'
import { Problem } from '../../core/problem'
import { profileMediaVisibleTo } from '../media/visibility'
import type { GridPoint } from '../places/distance'
import { anyOf } from '../../core/database/anyOf'
import { onlineSince } from '../profiles/summary'
import { hasKinks, hasSeveral, ownKinks, sharesKinks } from '../kinks'
import { seeksViewer } from './match'
import { personsFit } from './persons'
import { areasWithin, cellsWithin, originOf } from './place'
import { searchRows, type SearchBuilder } from './rows'

export interface Wanted {
  readonly options: SearchOptions
  /** The site's country, unless country, regions or distance say otherwise. */
  readonly countryId: number | undefined
  readonly areaIds: readonly number[] | undefined
  /** The grid points within the distance. */
  readonly cells: readonly number[] | undefined
  /** Origin of distances. */
  readonly origin: GridPoint
  /** The viewer's kinks, rarest first, where a search asks for common ones. */
  readonly ownKinks: readonly number[]
}

/**
 * Resolves the places of a search.
 * @throws {Problem} 422 for an unknown zip code, and for a filter that the site does not have
 */
export async function wantedBy(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  options: SearchOptions,
): Promise<Wanted> {
  requireSiteOf(viewer, options)
  const { countryAreaIds, distance } = options
  const origin = await originOf(db, viewer, options)
  const anywhere = countryAreaIds !== undefined || distance !== undefined
  return {
    options,
    countryId: options.countryId ?? (anywhere ? undefined : viewer.site.countryId),
    areaIds: countryAreaIds && (await areasWithin(db, countryAreaIds)),
    cells: distance === undefined ? undefined : await cellsWithin(db, origin, distance),
    origin,
    ownKinks: options.commonKinks === undefined ? [] : await ownKinks(db, viewer),
  }
}

function requireSiteOf({ site }: MemberViewer, options: SearchOptions): void {
  if (site.dark) return
  const code = 'DARK_SITES_ONLY' as const
  const filters = [
    ...(options.persons ?? []).map(({ dominance }, index) => [`persons.${index}.dominance`, dominance] as const),
    ['kinkIds', options.kinkIds] as const,
    ['commonKinks', options.commonKinks] as const,
  ]
  const fields = filters.flatMap(([field, value]) => (value === undefined ? [] : [{ field: `options.${field}`, code }]))
  if (fields.length > 0) throw new Problem(422, code, { fields })
}

/**
 * Whether the row of `profile` matches every filter of a search and each word of its text. Does not check
 * visibility; `visibleTo` does.
 */
export function fulfils(wanted: Wanted, text: string | undefined, viewer: MemberViewer, now: Date) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> =>
    eb(
      'profile.id',
      'in',
      searchRows()
        .select('profile.id')
        .where((row) => row.and([factsFit(wanted, text, viewer, now)(row), seenInTime(wanted, now)(row)])),
    )
}

/** All filters except the last time online. */
export function factsFit(wanted: Wanted, text: string | undefined, viewer: MemberViewer, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const { options, countryId, areaIds, cells } = wanted
    const demands: Expression<SqlBool>[] = []
    if (countryId !== undefined) demands.push(eb('profile.countryId', '=', countryId))
    if (areaIds) demands.push(eb('profile.countryAreaId', '=', anyOf(areaIds)))
    if (cells) demands.push(eb('profile.cell', '=', anyOf(cells)))
    if (options.genders) demands.push(eb('profile.gender', 'in', options.genders))
    if (options.persons?.length) {
      demands.push(personsFit(eb, options.persons, calendarDay(now, viewer.site.timeZone)))
    }
    if (options.lookingFor) demands.push(eb('profile.lookingForMask', 'in', masksWith(options.lookingFor)))
    if (options.members) demands.push(eb('profile.memberUntil', '>', now))
    if (options.validated) demands.push(eb('profile.validated', '=', true))
    if (options.withPicture) demands.push(eb('profile.withPicture', '=', true))
    if (options.withVideo) demands.push(eb('profile.id', 'in', ownersOfVideos(viewer, now)))
    if (options.newWithinDays) demands.push(eb('profile.createdAt', '>=', after(now, -options.newWithinDays * DAY)))
    if (options.seekingMe) demands.push(seeksViewer(viewer, now)(eb))
    demands.push(...kinksFit(eb, wanted))
    const wordsWanted = wordsFound(countryId, text, options.matchWords)
    if (wordsWanted) demands.push(eb('profile.id', 'in', wordsWanted))
    return eb.and(demands)
  }
}

function kinksFit(eb: SearchBuilder, { options, ownKinks: own, countryId }: Wanted): Expression<SqlBool>[] {
  const { kinkIds, commonKinks } = options
  const conditions = [
    ...(kinkIds ? [hasKinks(kinkIds)] : []),
    ...(commonKinks === undefined ? [] : [hasSeveral(own, commonKinks)]),
  ]
  return conditions.map((condition) => sharesKinks(eb.ref('profile.id'), countryId, condition))
}

/** The earliest last time online, if the search limits it. */
export function seenSince({ options }: Wanted, now: Date): Date | undefined {
  const days = options.seenWithinDays
  const moments = [
    ...(options.online ? [onlineSince(now)] : []),
    ...(days === undefined ? [] : [after(now, -days * DAY)]),
  ]
  return moments.length > 0 ? new Date(Math.max(...moments.map(Number))) : undefined
}

/** Whether a search row was online since then. */
export function seenInTime(wanted: Wanted, now: Date) {
  return (eb: SearchBuilder): Expression<SqlBool> => {
    const since = seenSince(wanted, now)
    if (!since) return eb.val(true)
    const seen = eb.selectFrom('presence').select('presence.profileId').where('presence.lastOnlineAt', '>', since)
    return eb('profile.id', 'in', seen)
  }
}

/**
 * Profiles whose match words contain all requested ones, and whose name, headline and text contain each word of
 * the text.
 */
function wordsFound(countryId: number | undefined, text = '', matchWords: readonly string[] = []) {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  if (words.length === 0 && matchWords.length === 0) return undefined
  return expressionBuilder<DB>()
    .selectFrom('profileWords')
    .select('profileWords.profileId')
    .where((eb) => {
      const demands: Expression<SqlBool>[] = words.map((word) =>
        eb('profileWords.words', 'like', `%${likeSafe(inLowerCase(word))}%`),
      )
      if (matchWords.length > 0) demands.push(withMatchWords(matchWords))
      if (countryId !== undefined) demands.push(eb('profileWords.countryId', '=', countryId))
      return eb.and(demands)
    })
}

/** Whether the row of `profile_words` has all these match words, whatever their case and accents. */
function withMatchWords(words: readonly string[]) {
  return sql<boolean>`profile_words.match_words @> ${words.map(inLowerCase)}::text[]`
}

function inLowerCase(word: string): string {
  return word.normalize('NFC').toLowerCase()
}

function ownersOfVideos(viewer: MemberViewer, now: Date) {
  return expressionBuilder<DB>()
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.profileId')
    .where('media.kind', '=', MediaKind.AlbumVideo)
    .where(profileMediaVisibleTo({ clock: { now: () => now } }, viewer))
}

/** The masks with at least one of these bits. */
function masksWith(hopes: readonly LookingFor[]): number[] {
  const bits = hopes.reduce<number>((sum, hope) => sum | (1 << (hope - 1)), 0)
  return [1, 2, 3, 4, 5, 6, 7].filter((mask) => (mask & bits) !== 0)
}
