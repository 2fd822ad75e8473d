import type { BodyOf } from '../contract/contract'
import { unprocessable } from '../core/problem'
import { oneLine, plainText } from '../core/text/plainText'
import type { LocalTimes } from '../shared/gatherings/times'
import { uniqueGenders, type GenderPlaces } from '../shared/gatherings/genderPlaces'
import { cleanHtml } from '../shared/writing/content'

/** What the maker of a meetup writes, cleaned. */
export interface MeetupContent extends LocalTimes {
  readonly title: string
  readonly html: string
  readonly coverId: number | undefined
  readonly place: string
  readonly address: string
  readonly places: number | null
  readonly genderPlaces: readonly GenderPlaces[]
}

type Written = Pick<
  BodyOf<'Lodges.CreateMeetup'>,
  'title' | 'html' | 'coverId' | 'place' | 'address' | 'begin' | 'end' | 'places' | 'genderPlaces'
>

/** @throws 422 for a missing title, too much text, or a gender named twice */
export function cleanContent(written: Written): MeetupContent {
  const title = oneLine(plainText(written.title))
  if (title === '') throw unprocessable({ field: 'title', code: 'REQUIRED' })
  return {
    title,
    html: cleanHtml(written.html),
    coverId: written.coverId,
    place: oneLine(plainText(written.place ?? '')),
    address: plainText(written.address ?? ''),
    begin: written.begin,
    end: written.end,
    places: written.places ?? null,
    genderPlaces: uniqueGenders(written.genderPlaces),
  }
}
