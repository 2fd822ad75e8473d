import type { Addressee } from '../addressee'
import { textsFor } from '../couples/couples'
import type { Locale } from '../locale'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** What a member may still do to finish a profile, the most useful first. */
export const hintCodes = [
  'ConfirmEmail',
  'AddPicture',
  'WriteText',
  'ValidateProfile',
  'SetMatchSettings',
  'AddMatchWords',
  'FillPersonFacts',
  'AddHeightAndWeight',
] as const

/** The code of a hint. */
export type HintCode = (typeof hintCodes)[number]

/** What a hint says. */
export interface Hint {
  title: string
  text: string
}

const texts: Record<Locale, Record<HintCode, Hint>> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** The hint of that code in that language. */
export const hint = (locale: Locale, code: HintCode, addressee: Addressee = 'single'): Hint => ({
  ...texts[locale][code],
  ...textsFor(addressee, locale).hints[code],
})
