import type { BodyOf } from '../contract/contract'
import { unprocessable } from '../core/problem'
import { oneLine, plainText } from '../core/text/plainText'
import { uniqueGenders, type GenderPlaces } from '../shared/gatherings/genderPlaces'
import type { LocalTimes } from '../shared/gatherings/times'
import { cleanHtml } from '../shared/writing/content'

/** What the hosts of an event write, cleaned. */
export interface EventContent extends LocalTimes {
  readonly title: string
  readonly html: string
  readonly kind: number
  readonly coverId: number | undefined
  readonly place: string
  readonly address: string
  readonly zipCode: string
  readonly price: number | null
  readonly couplePrice: number | null
  readonly refundPercent: number
  readonly quitHours: number
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly places: number | null
  readonly genderPlaces: readonly GenderPlaces[]
}

type Written = Omit<BodyOf<'Events.CreateEvent'>, 'key'>

/** @throws 422 for a missing title, too much text, a gender named twice, or ages that nobody has */
export function cleanContent(written: Written): EventContent {
  const title = oneLine(plainText(written.title))
  if (title === '') throw unprocessable({ field: 'title', code: 'REQUIRED' })
  const { price = null, ageFrom = null, ageTo = null } = written
  if (ageFrom !== null && ageTo !== null && ageTo < ageFrom) {
    throw unprocessable({ field: 'ageTo', code: 'INVALID_FORMAT' })
  }
  return {
    title,
    html: cleanHtml(written.html),
    kind: written.kind,
    coverId: written.coverId,
    place: oneLine(plainText(written.place ?? '')),
    address: plainText(written.address ?? ''),
    zipCode: written.zipCode.trim(),
    begin: written.begin,
    end: written.end,
    price,
    couplePrice: price === null ? null : (written.couplePrice ?? 2 * price),
    refundPercent: written.refundPercent ?? 100,
    quitHours: written.quitHours ?? 24,
    ageFrom,
    ageTo,
    places: written.places ?? null,
    genderPlaces: uniqueGenders(written.genderPlaces),
  }
}
