import { Dominance } from '../contract/enums'
import type { Locale } from './locale'

const names: Record<Locale, Record<Dominance, string>> = {
  'da-DK': { [Dominance.Dominating]: 'Dominant', [Dominance.Submissive]: 'Submissiv' },
  'en-GB': { [Dominance.Dominating]: 'Dominant', [Dominance.Submissive]: 'Submissive' },
  'nb-NO': { [Dominance.Dominating]: 'Dominant', [Dominance.Submissive]: 'Submissiv' },
  'sv-SE': { [Dominance.Dominating]: 'Dominant', [Dominance.Submissive]: 'Undergiven' },
}

export const personRoles = (locale: Locale): { role: Dominance; name: string }[] =>
  Object.values(Dominance).map((role) => ({ role, name: names[locale][role] }))
