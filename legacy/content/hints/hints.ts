import Type, { type Static } from 'typebox'
import type { Addressee } from '../addressee'
import type { Locale } from '../locale'
import { ByKey, Exact, readCoupleTexts, readTexts } from '../texts'

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

const Hint = Exact({ title: Type.String(), text: Type.String() })
export type Hint = Static<typeof Hint>

const texts = readTexts(import.meta.url, ByKey(hintCodes, Hint))

const couples = readCoupleTexts(import.meta.url, Type.Partial(ByKey(hintCodes, Type.Partial(Hint))))

export const hint = (locale: Locale, code: HintCode, addressee: Addressee = 'single'): Hint => ({
  ...texts[locale][code],
  ...(addressee === 'couple' && couples[locale]?.[code]),
})
