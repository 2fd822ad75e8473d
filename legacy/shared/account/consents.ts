import { legalPage } from '../../content/legal/legal'
import { ConsentKind } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { Deps } from '../../core/handler'
import { companyFactsOf, type Site } from '../../core/sites'

/** The legal page whose version is that of the text consented to. */
const pages = {
  [ConsentKind.Terms]: 'generalTerms',
  [ConsentKind.SensitiveData]: 'privacy',
  [ConsentKind.MediaRights]: 'codeOfConduct',
  [ConsentKind.ValidationVideo]: 'privacy',
} as const

interface Given {
  readonly profileId: number
  readonly site: Site
  readonly kind: ConsentKind
  /** False: withdrawn. */
  readonly given: boolean
}

/** Adds to the history of a member's consents. */
export async function recordConsent(
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  { site, kind, ...consent }: Given,
): Promise<void> {
  await db
    .insertInto('consent')
    .values({ ...consent, kind, version: legalVersionOf(site, kind), at: clock.now() })
    .execute()
}

/** The present version of the text that a consent is about. */
export function legalVersionOf(site: Site, kind: ConsentKind): string {
  return legalPage(site.language, pages[kind], companyFactsOf(site, site.language)).updatedAt
}
