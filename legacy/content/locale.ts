export const locales = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const

export type Locale = (typeof locales)[number]
