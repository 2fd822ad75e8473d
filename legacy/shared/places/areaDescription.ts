import type { Locale } from '../../content/locale'
import type { AreaDescription } from '../../contract/shapes'
import type { Database } from '../../core/database/connect'

export interface AreaRow {
  readonly zipCode: string | null
  readonly city: string | null
  readonly countryArea: string
  readonly countryId: number
  readonly countryCode: string
}

/** Profiles with what {@link shownArea} needs. */
export function profilesWithArea(db: Database) {
  return db
    .selectFrom('profile')
    .innerJoin('zipCode', (join) =>
      join.onRef('zipCode.countryId', '=', 'profile.countryId').onRef('zipCode.zipCode', '=', 'profile.zipCode'),
    )
    .innerJoin('countryArea', 'countryArea.id', 'zipCode.countryAreaId')
    .innerJoin('country', 'country.id', 'profile.countryId')
    .select(['profile.zipCode', 'profile.showPlace', 'profile.countryId', 'zipCode.city'])
    .select(['countryArea.name as countryArea', 'country.code as countryCode'])
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

export function areaDescription(row: AreaRow, locale: Locale): AreaDescription {
  return {
    zipCode: row.zipCode,
    city: row.city,
    countryArea: row.countryArea,
    countryId: row.countryId,
    country: countryName(row.countryCode, locale),
  }
}

/** Another member's place, as far as they show it: postcode and city, or the area alone. */
export function shownArea({ showPlace, ...row }: AreaRow & { readonly showPlace: boolean }, locale: Locale) {
  return areaDescription(showPlace ? row : { ...row, zipCode: null, city: null }, locale)
}
