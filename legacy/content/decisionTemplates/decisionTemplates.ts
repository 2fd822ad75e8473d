import Type from 'typebox'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const keys = ['fakeProfile', 'moneyOffer', 'harassment', 'childPictures', 'otherRules'] as const

/** The title is for the staff, the text for the member. */
const texts = readTexts(import.meta.url, ByKey(keys, Exact({ title: Type.String(), text: Type.String() })))

/** Reasons of decisions to begin with. */
export function decisionTemplates(locale: Locale, facts: CompanyFacts) {
  return keys.map((key) => {
    const { title, text } = texts[locale][key]
    return { key, title, text: interpolate(text, { ...facts }) }
  })
}
