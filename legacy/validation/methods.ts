import { ValidationMethod } from '../contract/enums'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'

type Configured = Pick<Deps, 'settings'>

/** The e-IDs of the countries, by the countries' ids. */
const eidNames: Readonly<Record<number, string>> = { 1: 'MitID', 2: 'BankID', 3: 'BankID' }

const withEid = [ValidationMethod.MitId, ValidationMethod.VideoUpload, ValidationMethod.Personal]
const withoutEid = [ValidationMethod.Yoti, ValidationMethod.VideoUpload, ValidationMethod.Personal]

/** The methods of a site, best first. Those whose service is not set up are left out. */
export function methodsOf({ settings }: Configured, site: Site): ValidationMethod[] {
  const wanted = settings.validationMethods[site.systemName] ?? (eidNames[site.countryId] ? withEid : withoutEid)
  return wanted.filter((method) => {
    if (method === ValidationMethod.MitId) return settings.eid.issuer !== '' && eidNames[site.countryId] !== undefined
    if (method === ValidationMethod.Yoti) return settings.yoti.key !== ''
    return true
  })
}

export function requireMethod(deps: Configured, site: Site, method: ValidationMethod): void {
  if (!methodsOf(deps, site).includes(method)) throw new Problem(422, 'METHOD_NOT_OFFERED')
}

/** What the e-ID of the site's country is called; null where the site does not offer it. */
export function eidNameOf(deps: Configured, site: Site): string | null {
  return methodsOf(deps, site).includes(ValidationMethod.MitId) ? (eidNames[site.countryId] ?? null) : null
}
