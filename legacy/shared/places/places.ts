import { sql } from 'kysely'
import type { Locale } from '../../content/locale'
import type { AreaDescription } from '../../contract/shapes'
import type { AnswerOf } from '../../contract/contract'
import type { Database } from '../../core/database/connect'
import { areaDescription, countryName } from './areaDescription'

const BOUND_KILOMETRES = 50
const KILOMETRES_PER_DEGREE = 111.2

export async function countries(db: Database, locale: Locale): Promise<AnswerOf<'Common.GetSiteCountries'>> {
  const rows = await db.selectFrom('country').select(['id', 'code']).execute()
  return rows
    .map((row) => ({ ...row, name: countryName(row.code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

/** The regions of a country in reading order: each before those inside it. */
export async function countryAreas(
  db: Database,
  countryId: number,
): Promise<AnswerOf<'Common.GetCountryAreasByCountryId'>> {
  return db
    .selectFrom('countryArea')
    .select(['id', 'name as text', 'nestingLevel'])
    .where('countryId', '=', countryId)
    .orderBy('position')
    .execute()
}

/** The place of a zip code, with or without spaces; of a full British postcode its district. */
export async function placeByZipCode(
  db: Database,
  countryId: number,
  zipCode: string,
  locale: Locale,
): Promise<AreaDescription | undefined> {
  const row = await places(db)
    .where('zipCode.countryId', '=', countryId)
    .where('zipCode.zipCode', 'in', spellings(zipCode))
    .executeTakeFirst()
  return row && areaDescription(row, locale)
}

/** The place of a zip code, in any spelling, snapped to the grid. */
export async function gridPlace(db: Database, countryId: number, zipCode: string) {
  return db
    .selectFrom('zipCode')
    .select([
      'zipCode',
      'city',
      'countryAreaId',
      sql<number>`round(latitude * 20) / 20`.as('gridLatitude'),
      sql<number>`round(longitude * 20) / 20`.as('gridLongitude'),
    ])
    .where('countryId', '=', countryId)
    .where('zipCode', 'in', spellings(zipCode))
    .executeTakeFirst()
}

export async function nearestPlace(db: Database, point: Point, locale: Locale): Promise<AreaDescription | undefined> {
  const row = await placesNear(db, point).executeTakeFirst()
  return row && areaDescription(row, locale)
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The places within 50 km, nearest first. */
export function placesNear(db: Database, { latitude, longitude }: Point) {
  const height = BOUND_KILOMETRES / KILOMETRES_PER_DEGREE
  // Degrees of longitude shrink towards the poles; the index's bounding box must still contain the whole circle.
  const width = height / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + height) * Math.PI) / 180))
  const distance = sql<number>`2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(zip_code.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(zip_code.latitude)) * power(sin(radians(zip_code.longitude - ${longitude}) / 2), 2)
  )))`
  return places(db)
    .where('zipCode.latitude', '>=', latitude - height)
    .where('zipCode.latitude', '<=', latitude + height)
    .where('zipCode.longitude', '>=', longitude - width)
    .where('zipCode.longitude', '<=', longitude + width)
    .where(distance, '<=', BOUND_KILOMETRES)
    .orderBy(distance)
    .orderBy('zipCode.zipCode')
}

function places(db: Database) {
  return db
    .selectFrom('zipCode')
    .innerJoin('countryArea', 'countryArea.id', 'zipCode.countryAreaId')
    .innerJoin('country', 'country.id', 'zipCode.countryId')
    .select([
      'zipCode.zipCode',
      'zipCode.city',
      'zipCode.countryId',
      'countryArea.name as countryArea',
      'country.code as countryCode',
    ])
}

/** Possible spellings of a typed zip code in the table. */
export function spellings(text: string): string[] {
  const zipCode = text.trim().toUpperCase()
  const bare = zipCode.replaceAll(/\s/g, '')
  // Swedish codes are written 111 20; a British postcode ends in a digit and two letters after its district.
  return [zipCode, bare, bare.replace(/^(\d{3})(\d{2})$/, '$1 $2'), bare.replace(/\d[A-Z]{2}$/, '')]
}
