import type { Locale } from '../../content/locale'
import type { AreaDescription } from '../../contract/shapes'

export interface AreaRow {
  readonly zipCode: string | null
  readonly city: string | null
  readonly countryArea: string
  readonly countryId: number
  readonly countryCode: string
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
