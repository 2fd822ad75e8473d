/** Interface languages, as BCP 47 tags. */
export const LOCALES = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

export type Locale = (typeof LOCALES)[number]
