import { LOCALES, type Locale } from '#lib/format/locale'

/** The language tag of a locale of the graph: `DA_DK` is `da-DK`. */
export function localeOf(graphLocale: string): Locale {
  const tag = graphLocale.replace('_', '-').toLowerCase()
  return LOCALES.find((locale) => locale.toLowerCase() === tag) ?? 'en-GB'
}
