import type { Static } from 'typebox'
import { Locale as LocaleSchema } from '../../legacy/contract/call'
import { LegalPageKey as legalPageKeys } from '../../legacy/contract/support/support'

export { legalPageKeys }

/** An interface language in the format of the REST calls. */
export type Locale = Static<typeof LocaleSchema>

/** The key of a legal page in the format of the REST calls. */
export type LegalPageKey = (typeof legalPageKeys)[number]

export function localeNames(): readonly string[] {
  const names: unknown = 'enum' in LocaleSchema ? LocaleSchema.enum : []
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
