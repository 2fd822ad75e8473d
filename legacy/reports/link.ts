import { openBoundId, sealBoundId } from '../core/access/boundLink'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'

const PURPOSE = 'decision-link'
/** Longer than the time to object, so that the outcome can be read. */
const VALID_FOR = 400 * DAY

type Sealer = Pick<Deps, 'clock' | 'settings'>

interface MailedDecision {
  readonly caseId: number
  /** Of the member. With another address the link ends: others may read the old mailbox. */
  readonly email: string
}

/**
 * The secret of a decision's page: whoever is locked out can still read the decision and object. A new password does
 * not end it, because the mail tells the same, and whoever is locked out for good could not object any more.
 */
export function decisionLink({ clock, settings }: Sealer, { caseId, email }: MailedDecision): string {
  return sealBoundId(settings, PURPOSE, { id: caseId, sealedAt: clock.now() }, email)
}

export function decisionUrl(deps: Sealer, site: Site, decision: MailedDecision): string {
  return `${site.origin}/Decision?q=${decisionLink(deps, decision)}`
}

/** The id of the case behind a link. @throws LINK_INVALID or LINK_EXPIRED */
export async function openDecisionLink(
  { db, clock, settings }: Sealer & Pick<Deps, 'db'>,
  link: string,
): Promise<number> {
  const opened = openBoundId(settings, PURPOSE, link)
  if (!opened) throw new Problem(410, 'LINK_INVALID')
  if (after(opened.sealedAt, VALID_FOR) <= clock.now()) throw new Problem(410, 'LINK_EXPIRED')
  const member = await db
    .selectFrom('reportCase')
    .innerJoin('profile', 'profile.id', 'reportCase.reportedProfileId')
    .select('profile.email')
    .where('reportCase.id', '=', opened.id)
    .executeTakeFirst()
  if (!member || !opened.isBoundTo(member.email)) throw new Problem(410, 'LINK_EXPIRED')
  return opened.id
}
