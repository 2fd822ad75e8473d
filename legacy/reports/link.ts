import { openSealedId, sealId } from '../core/access/sealedId'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'

const PURPOSE = 'decision-link'
/** Longer than the time to object, so that the outcome can be read. */
const VALID_FOR = 400 * DAY

type Sealer = Pick<Deps, 'clock' | 'settings'>

/** The secret of a decision's page: whoever is locked out can still read the decision and object. */
export function decisionLink({ clock, settings }: Sealer, caseId: number): string {
  return sealId(settings, PURPOSE, { id: caseId, sealedAt: clock.now() })
}

export function decisionUrl(deps: Sealer, site: Site, caseId: number): string {
  return `${site.origin}/Decision?q=${decisionLink(deps, caseId)}`
}

/** The id of the case behind a link. @throws LINK_INVALID or LINK_EXPIRED */
export function openDecisionLink({ clock, settings }: Sealer, link: string): number {
  const opened = openSealedId(settings, PURPOSE, link)
  if (!opened) throw new Problem(410, 'LINK_INVALID')
  if (after(opened.sealedAt, VALID_FOR) <= clock.now()) throw new Problem(410, 'LINK_EXPIRED')
  return opened.id
}
