import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '#lib/format/locale'
import { COUPLE_FORM } from './coupleTexts'

type Texts = { [key: string]: string | Texts | Texts[] }

const files = import.meta.glob<Texts>(
  ['./locales/*/*.json', '../locales/*.json', '../../{features,shared}/*/locales/*.json'],
  { import: 'default', eager: true },
)

/** Texts by namespace and locale, each flattened to `a.b_one` → text. */
const namespaces = new Map<string, Map<Locale, Map<string, string>>>()
for (const [path, texts] of Object.entries(files)) {
  const locale = LOCALES.find((candidate) => path.includes(candidate))
  if (!locale) throw new Error(`${path} is in no locale of ours`)
  const namespace = path.replace(locale, '*')
  const flat = new Map<string, string>()
  const collect = (value: string | Texts | Texts[], key: string) => {
    if (typeof value === 'string') flat.set(key, value)
    else for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name)
  }
  collect(texts, '')
  namespaces.set(namespace, (namespaces.get(namespace) ?? new Map<Locale, Map<string, string>>()).set(locale, flat))
}

/** Marks that each language quotes with, and words for which the glossary has another. */
const house: Readonly<Record<Locale, { readonly foreignQuotes: RegExp; readonly banned: RegExp }>> = {
  'da-DK': { foreignQuotes: /[“”„‘"]/, banned: /adfærdskodeks|kundeservice|ingen album\b|^Ikke fortalt/i },
  'en-GB': { foreignQuotes: /[»«„"]/, banned: /zip code|\bfavorites?\b|\bcolor\b|^Not told/i },
  'nb-NO': { foreignQuotes: /[“”„‘"]|»[^»«]*«/, banned: /brukerstøtte|kundeservice|kundesenter|Ikke fortalt/i },
  'sv-SE': { foreignQuotes: /[»«„“‘"]/, banned: /kundtjänst|inte berättat/i },
}

const pluralForm = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].flatMap(([, name]) => name ?? []).toSorted()
const bases = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(pluralForm, '')))
/** The keys of the texts for everybody, without those for couples, which English rarely needs. */
const ordinary = (texts: Map<string, string>) => new Map([...texts].filter(([key]) => !COUPLE_FORM.test(key)))
const forCouples = (texts: Map<string, string>) => [...texts].filter(([key]) => COUPLE_FORM.test(key))

type Nordic = Exclude<Locale, 'en-GB'>
const NORDIC = LOCALES.filter((locale): locale is Nordic => locale !== 'en-GB')

/** The words that address one person. */
const singular: Readonly<Record<Nordic, RegExp>> = {
  'da-DK': /\b(du|dig|din|dit|dine)\b/i,
  'nb-NO': /\b(du|deg|din|ditt|dine)\b/i,
  'sv-SE': /\b(du|dig|din|ditt|dina)\b/i,
}

/** Texts that couples do not read as such: before they have a profile, as staff, or while the profile is a single one. */
const neverForCouples = [
  /features\/front\/.*:(?!waiting\.)/,
  /features\/admin\//,
  /features\/site\/.*:invitation\./,
  /^\.\.\/locales\/.*:impersonation\./,
  /features\/mail\/.*:composer\.refusal\.IMPERSONATED$/,
  /features\/editProfile\/.*:convert\.toCouple\./,
]

function textsOf(namespace: string, locale: Locale): Map<string, string> {
  const texts = namespaces.get(namespace)?.get(locale)
  if (!texts) throw new Error(`${namespace} has no ${locale}`)
  return texts
}

describe.each([...namespaces.keys()])('the texts of %s', (namespace) => {
  it('are there in all four locales', () => {
    expect([...(namespaces.get(namespace)?.keys() ?? [])].toSorted()).toEqual([...LOCALES].toSorted())
  })

  describe.each(LOCALES)('in %s', (locale) => {
    it('have the same keys as the English ones', () => {
      expect(bases(ordinary(textsOf(namespace, locale)))).toEqual(bases(ordinary(textsOf(namespace, 'en-GB'))))
    })

    it('have the plural forms of the language', () => {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
      const texts = textsOf(namespace, locale)
      const plurals = [...texts.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, ''))
      const missing = [...new Set(plurals)].flatMap((base) =>
        forms.map((form) => `${base}_${form}`).filter((key) => !texts.has(key)),
      )
      expect(missing).toEqual([])
    })

    it('name the same values', () => {
      const english = textsOf(namespace, 'en-GB')
      for (const [key, text] of textsOf(namespace, locale)) {
        // The singular may spell its number out.
        const expected = placeholders(english.get(key.replace(COUPLE_FORM, '')) ?? '').filter(
          (name) => !key.endsWith('_one') || name !== 'count',
        )
        const named = placeholders(text).filter((name) => !key.endsWith('_one') || name !== 'count')
        expect({ key, named }).toEqual({ key, named: expected })
      }
    })

    it('use the quotation marks and the words of the language', () => {
      const { foreignQuotes, banned } = house[locale]
      // Attributes of links quote as HTML does.
      const shown = (text: string) => text.replaceAll(/<[^>]+>/g, '')
      const wrong = [...textsOf(namespace, locale)].filter(
        ([, text]) => foreignQuotes.test(shown(text)) || banned.test(text),
      )
      expect(wrong).toEqual([])
    })

    it('have a couple form of ordinary texts only', () => {
      const texts = textsOf(namespace, locale)
      const stray = forCouples(texts).filter(([key]) => !texts.has(key.replace(COUPLE_FORM, '')))
      expect(stray).toEqual([])
    })

    it('say something, calmly', () => {
      const wrong = [...textsOf(namespace, locale)].filter(
        ([, text]) => text.trim() === '' || text.includes('!') || /^\s|\s$| {2}/.test(text),
      )
      expect(wrong).toEqual([])
    })
  })

  describe.each(NORDIC)('in %s, for couples', (locale) => {
    it('have the same couple forms as the other Nordic ones', () => {
      const keys = (of: Nordic) =>
        new Set(forCouples(textsOf(namespace, of)).map(([key]) => key.replace(pluralForm, '')))
      expect(keys(locale)).toEqual(keys('da-DK'))
    })

    it('address two people in every couple form', () => {
      const wrong = forCouples(textsOf(namespace, locale)).filter(([, text]) => singular[locale].test(text))
      expect(wrong).toEqual([])
    })

    it('have a couple form wherever a text addresses one person', () => {
      const texts = textsOf(namespace, locale)
      const coupleKeys = new Set(forCouples(texts).map(([key]) => key.replace(COUPLE_FORM, '')))
      const missing = [...ordinary(texts)].filter(
        ([key, text]) =>
          singular[locale].test(text) &&
          !coupleKeys.has(key) &&
          !neverForCouples.some((exception) => exception.test(`${namespace}:${key}`)),
      )
      expect(missing).toEqual([])
    })
  })
})
