import type { Addressee } from '../addressee'
import type { Locale } from '../locale'
import daDK from './da-DK'
import daDKCouple from './da-DK.couple'
import enGB from './en-GB'
import nbNO from './nb-NO'
import nbNOCouple from './nb-NO.couple'
import svSE from './sv-SE'
import svSECouple from './sv-SE.couple'

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

/** What hints say to a couple in other words. */
export type CoupleHints = Partial<Record<HintCode, Partial<Hint>>>

const texts: Record<Locale, Record<HintCode, Hint>> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** What a couple reads in other words than one person. English says it alike. */
const couples: Partial<Record<Locale, CoupleHints>> = { 'da-DK': daDKCouple, 'nb-NO': nbNOCouple, 'sv-SE': svSECouple }

/** The hint of that code in that language. */
export const hint = (locale: Locale, code: HintCode, addressee: Addressee = 'single'): Hint => ({
  ...texts[locale][code],
  ...(addressee === 'couple' && couples[locale]?.[code]),
})
