import Type from 'typebox'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const keys = ['notYou', 'contactFacts', 'childPictures', 'advertising', 'unreadable', 'otherRules'] as const
type Key = (typeof keys)[number]

/** The title is for the staff, the text for the member. */
const texts = readTexts(import.meta.url, ByKey(keys, Exact({ title: Type.String(), text: Type.String() })))

/** Reasons not to accept a new profile or picture. */
export function lookTemplates(locale: Locale, facts: CompanyFacts) {
  return keys.map((key) => ({ key, title: texts[locale][key].title, text: textOf(key, locale, facts) }))
}

/** The reason of a key in a member's language; undefined for an unknown key. */
export function lookReason(key: string, locale: Locale, facts: CompanyFacts): string | undefined {
  const known = keys.find((each) => each === key)
  return known && textOf(known, locale, facts)
}

function textOf(key: Key, locale: Locale, facts: CompanyFacts): string {
  return interpolate(texts[locale][key].text, { ...facts })
}
