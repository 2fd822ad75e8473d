/** The languages every text is written in. */
export const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

/** A language of the product. */
export type Locale = (typeof locales)[number]
