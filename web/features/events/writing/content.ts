import {
  differencesIn,
  limitsIn,
  localIn,
  missingIn as missingInAny,
  NO_TIME,
  type GatheringContent,
} from '#shared/gatherings/editing/typed'
import type { Locale } from '#lib/format/locale'
import type { EventContentInput, EventKind } from './__generated__/useSaveEventCreateMutation.graphql'

/** What the hosts of an event write, as the form holds it. */
export interface EventContent extends GatheringContent {
  readonly kind: EventKind
  readonly zipCode: string
  /** In whole units of the site's currency; null: free. */
  readonly price: number | null
  readonly couplePrice: number | null
  readonly refundPercent: number | null
  readonly quitHours: number | null
  readonly ageFrom: number | null
  readonly ageTo: number | null
}

export const EMPTY_CONTENT: EventContent = {
  title: '',
  kind: 'PARTY',
  html: '',
  coverId: null,
  place: '',
  address: '',
  zipCode: '',
  localBegin: NO_TIME,
  localEnd: NO_TIME,
  price: null,
  couplePrice: null,
  refundPercent: 100,
  quitHours: 24,
  ageFrom: null,
  ageTo: null,
  places: null,
  genderPlaces: [],
}

export type Field = keyof EventContent

export const FIELDS = Object.keys(EMPTY_CONTENT) as Field[]

/** The fields in which two versions differ. */
export function differences(one: EventContent, other: EventContent): Field[] {
  return differencesIn(FIELDS, one, other)
}

export function isSame(one: EventContent, other: EventContent): boolean {
  return differences(one, other).length === 0
}

/** The fields that still lack what every event needs, or hold what cannot be read. */
export function missingIn(content: EventContent, locale: Locale) {
  return [...missingInAny(content, locale), ...(content.zipCode.trim() === '' ? (['zipCode'] as const) : [])]
}

const MINOR_UNITS = 100

export const inUnits = (amount: number) => amount / MINOR_UNITS
const inMinorUnits = (units: number | null) => (units === null ? null : Math.round(units * MINOR_UNITS))

/** The content as the mutations take it. */
export function toInput(content: EventContent, locale: Locale): EventContentInput {
  return {
    ...content,
    zipCode: content.zipCode.trim(),
    localBegin: localIn(content.localBegin, locale) ?? '',
    localEnd: localIn(content.localEnd, locale) ?? '',
    price: inMinorUnits(content.price),
    couplePrice: content.price === null ? null : inMinorUnits(content.couplePrice),
    refundPercent: content.refundPercent ?? EMPTY_CONTENT.refundPercent ?? 0,
    quitHours: content.quitHours ?? EMPTY_CONTENT.quitHours ?? 0,
    genderPlaces: limitsIn(content.genderPlaces),
  }
}
