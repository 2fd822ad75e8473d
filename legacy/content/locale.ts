export const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

export type Locale = (typeof locales)[number]

/** One value for each locale. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return { 'da-DK': valueOf('da-DK'), 'en-GB': valueOf('en-GB'), 'nb-NO': valueOf('nb-NO'), 'sv-SE': valueOf('sv-SE') }
}
