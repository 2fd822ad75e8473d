import Type from 'typebox'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const genders = ['1', '2', '3', '4'] as const

const GuestTexts = Exact({
  columns: Type.Array(Type.String(), { minItems: 6, maxItems: 6 }),
  states: Exact({ coming: Type.String(), held: Type.String() }),
  genders: ByKey(genders, Type.String()),
})

const texts = readTexts(import.meta.url, GuestTexts)

/** The heads of the columns of an event's list of guests. */
export function guestColumns(locale: Locale): string[] {
  return texts[locale].columns
}

export function guestStatus(locale: Locale, coming: boolean): string {
  return texts[locale].states[coming ? 'coming' : 'held']
}

export function genderName(locale: Locale, gender: number): string {
  const known = genders.find((each) => Number(each) === gender)
  if (known === undefined) throw new Error(`No text names the gender ${gender}`)
  return texts[locale].genders[known]
}
