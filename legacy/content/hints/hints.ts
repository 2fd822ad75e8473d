import type { Addressee } from '../addressee'
import type { Locale } from '../locale'
import daDK from './da-DK'
import daDKCouple from './da-DK.couple'
import enGB from './en-GB'
import nbNO from './nb-NO'
import nbNOCouple from './nb-NO.couple'
import svSE from './sv-SE'
import svSECouple from './sv-SE.couple'

/** Steps to complete a profile, most useful first. */
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

export type HintCode = (typeof hintCodes)[number]

export interface Hint {
  title: string
  text: string
}

/** Hints that address a couple differently. */
export type CoupleHints = Partial<Record<HintCode, Partial<Hint>>>

const texts: Record<Locale, Record<HintCode, Hint>> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** Variants for couples; English needs none. */
const couples: Partial<Record<Locale, CoupleHints>> = { 'da-DK': daDKCouple, 'nb-NO': nbNOCouple, 'sv-SE': svSECouple }

export const hint = (locale: Locale, code: HintCode, addressee: Addressee = 'single'): Hint => ({
  ...texts[locale][code],
  ...(addressee === 'couple' && couples[locale]?.[code]),
})
