/** The interface languages, as BCP 47 tags. */
export const LOCALES = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

/** One of the interface languages. */
export type Locale = (typeof LOCALES)[number]
