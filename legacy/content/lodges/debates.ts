import type { Locale } from '../locale'

/** The name of the category that a new lodge's debates begin with. */
export const firstDebateCategory: Record<Locale, string> = {
  'da-DK': 'Generelt',
  'en-GB': 'General',
  'nb-NO': 'Generelt',
  'sv-SE': 'Allmänt',
}
