import { legalPage } from '../../content/legal/legal'
import { companyFactsOf, type Site } from '../sites'
import type { ProfileRow } from '../handler'

const versions = new Map<number, string>()

/** The current version of a site's terms: the day of their last change. */
export function termsVersion(site: Site): string {
  const known = versions.get(site.id)
  if (known) return known
  const { updatedAt } = legalPage(site.language, 'generalTerms', companyFactsOf(site, site.language))
  versions.set(site.id, updatedAt)
  return updatedAt
}

/** Whether a profile has accepted the current terms and consented to the use of sensitive data. */
export function hasAcceptedTerms(profile: Pick<ProfileRow, 'termsVersion' | 'privacyConsentAt'>, site: Site): boolean {
  // Versions are days: accepting a later one on another site accepts this one too.
  return (profile.termsVersion ?? '') >= termsVersion(site) && profile.privacyConsentAt !== null
}
