import type { Locale } from '../locale'
import { britishPlaces } from './gb'
import { danishPlaces } from './dk'
import { norwegianPlaces } from './no'
import { swedishPlaces } from './se'

/** 1 Denmark, 2 Norway, 3 Sweden, 4 the United Kingdom. */
export type CountryId = 1 | 2 | 3 | 4

export interface Country {
  id: CountryId
  /** ISO 3166-1 alpha-2. */
  code: 'DK' | 'NO' | 'SE' | 'GB'
  locale: Locale
  names: Record<Locale, string>
}

export interface CountryArea {
  id: number
  countryId: CountryId
  /** Null for an area directly under the country. */
  parentId: number | null
  name: string
  /** 0 to 3. */
  nestingLevel: number
}

export interface ZipCode {
  countryId: CountryId
  zipCode: string
  city: string
  /** The innermost area the zip code lies in. */
  areaId: number
  latitude: number
  longitude: number
}

export const countries: readonly Country[] = [
  {
    id: 1,
    code: 'DK',
    locale: 'da-DK',
    names: { 'da-DK': 'Danmark', 'en-GB': 'Denmark', 'nb-NO': 'Danmark', 'sv-SE': 'Danmark' },
  },
  {
    id: 2,
    code: 'NO',
    locale: 'nb-NO',
    names: { 'da-DK': 'Norge', 'en-GB': 'Norway', 'nb-NO': 'Norge', 'sv-SE': 'Norge' },
  },
  {
    id: 3,
    code: 'SE',
    locale: 'sv-SE',
    names: { 'da-DK': 'Sverige', 'en-GB': 'Sweden', 'nb-NO': 'Sverige', 'sv-SE': 'Sverige' },
  },
  {
    id: 4,
    code: 'GB',
    locale: 'en-GB',
    names: {
      'da-DK': 'Storbritannien',
      'en-GB': 'United Kingdom',
      'nb-NO': 'Storbritannia',
      'sv-SE': 'Storbritannien',
    },
  },
]

function parsePlaces(countryId: CountryId, text: string) {
  const areas: CountryArea[] = []
  const zips: ZipCode[] = []
  const path: CountryArea[] = []
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('#')) {
      const nestingLevel = line.lastIndexOf('#')
      path.length = nestingLevel
      const area: CountryArea = {
        // Ids leave room for a thousand areas a country, so that a new one never renumbers another country's.
        id: countryId * 1000 + areas.length + 1,
        countryId,
        parentId: path.at(-1)?.id ?? null,
        name: line.slice(nestingLevel + 1).trim(),
        nestingLevel,
      }
      areas.push(area)
      path.push(area)
      continue
    }
    const [zipCode, city, latitude, longitude] = line.split(';')
    const area = path.at(-1)
    if (!zipCode || !city || !area) throw new Error(`Not a place: ${line}`)
    zips.push({ countryId, zipCode, city, areaId: area.id, latitude: Number(latitude), longitude: Number(longitude) })
  }
  return { areas, zips }
}

const parsed = [
  parsePlaces(1, danishPlaces),
  parsePlaces(2, norwegianPlaces),
  parsePlaces(3, swedishPlaces),
  parsePlaces(4, britishPlaces),
]

/** Parents come before their children. */
export const countryAreas: readonly CountryArea[] = parsed.flatMap(({ areas }) => areas)

export const zipCodes: readonly ZipCode[] = parsed.flatMap(({ zips }) => zips)
