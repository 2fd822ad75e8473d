import Type from 'typebox'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const keys = ['moreDetails', 'logIn', 'payment', 'reportMember', 'faultFixed', 'thanks'] as const

const texts = readTexts(
  import.meta.url,
  Exact({
    /** `{{name}}` is the member. */
    greeting: Type.String(),
    /** For a visitor, whose name nobody knows. */
    greetingWithoutName: Type.String(),
    closing: Type.String(),
    /** The title is for the staff. */
    templates: ByKey(keys, Exact({ title: Type.String(), text: Type.String() })),
  }),
)

/** Answers to begin with, with greeting and closing. */
export function ticketTemplates(locale: Locale, facts: CompanyFacts, name: string | undefined) {
  const { greeting, greetingWithoutName, closing, templates } = texts[locale]
  const first = name === undefined ? greetingWithoutName : interpolate(greeting, { name })
  return keys.map((key) => {
    const { title, text } = templates[key]
    return {
      key,
      title,
      text: [first, interpolate(text, { ...facts }), interpolate(closing, { ...facts })].join('\n\n'),
    }
  })
}
