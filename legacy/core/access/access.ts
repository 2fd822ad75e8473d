import type { Call } from '../../contract/call'
import type { CallName } from '../../contract/contract'
import { DarkStatus, ForcedValidation, LookStatus, ProfileStatus, RoleLevel } from '../../contract/enums'
import { FeatureCode } from '../../contract/money/moneyEnums'
import { ReportItemType } from '../../contract/staff/reportEnums'
import { reachesOthers } from '../../contract/staff/reachesOthers'
import { neverAsOther, onlyIfReported } from '../../contract/staff/neverAsOther'
import type { Deps, MemberViewer, ProfileRow, Viewer } from '../handler'
import { notFound, Problem } from '../problem'
import { hasAcceptedTerms } from './terms'

export function isMember(profile: { memberUntil: Date | null }, now: Date): boolean {
  return profile.memberUntil !== null && profile.memberUntil > now
}

/** Throws what keeps the viewer from a call, if anything does. */
export function enforceAccess(
  { clock }: Pick<Deps, 'clock'>,
  call: Pick<Call, 'access' | 'feature'>,
  viewer: Viewer,
): void {
  const { access } = call
  if (access === 'public') return
  const { profile, session, site } = viewer
  if (!profile) throw new Problem(401, 'UNAUTHENTICATED')
  if (access === 'loggedIn') return
  if (!hasAcceptedTerms(profile, site)) throw new Problem(403, 'TERMS_NOT_ACCEPTED')
  if (access === 'accepted') return
  if (profile.status !== ProfileStatus.Active) throw new Problem(403, 'PROFILE_LOCKED')
  if (mustValidate(profile)) throw new Problem(403, 'VALIDATION_REQUIRED')
  if (site.dark && profile.darkStatus !== DarkStatus.Approved) throw new Problem(403, 'NOT_DARK_APPROVED')
  if (access === 'active') return
  if (access === 'paying') {
    if (isMember(profile, clock.now())) return
    throw new Problem(402, 'MEMBERS_ONLY', { feature: FeatureCode[call.feature ?? 'MembersOnly'] })
  }
  const role = access === 'darkApproved' ? 'None' : access.role
  const onDark = access === 'darkApproved' || access.onDark
  if (profile.roleLevel >= RoleLevel[role] && (site.dark || !onDark)) return
  // Staff who impersonate have the member's role: the refusal names the impersonation, not a missing role.
  const acting = typeof access === 'object' && session?.impersonatorId != null
  throw new Problem(403, acting ? 'ACTING_AS_OTHER' : 'FORBIDDEN')
}

/** Whether the member must stay on the validation page although the profile is not locked. */
function mustValidate(profile: Pick<ProfileRow, 'forcedValidation' | 'forcedValidationPending'>): boolean {
  return profile.forcedValidation !== ForcedValidation.None && profile.forcedValidationPending
}

/** Whether the viewer is let into the site, and sees there what members see. */
export function mayEnter(deps: Pick<Deps, 'clock'>, viewer: Viewer): boolean {
  try {
    enforceAccess(deps, { access: 'active', feature: undefined }, viewer)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Throws where the viewer's site leaves out the part of the product that a call belongs to. */
export function enforceSitePart({ sitePart }: Pick<Call, 'sitePart'>, { site }: Viewer): void {
  const left = (sitePart === 'lodges' && site.disabledLodges) || (sitePart === 'events' && site.disabledEvents)
  if (left) throw notFound()
}

const others: ReadonlySet<string> = new Set(reachesOthers)

/** Throws where a profile that waits for a look of the staff would reach somebody who cannot see it. */
export function enforceLook(name: CallName, { profile }: Viewer): void {
  if (profile && profile.lookStatus !== LookStatus.None && others.has(name)) throw new Problem(403, 'PROFILE_WAITS')
}

const never: ReadonlySet<string> = new Set(Object.values(neverAsOther).flat())
const reportedOnly: ReadonlySet<string> = new Set(onlyIfReported)

/** Throws where staff who act as a member make a call that only the member may make. */
export function enforceOwnName(name: CallName, { inOwnName }: Pick<Call, 'inOwnName'>, { session }: Viewer): void {
  if (session?.impersonatorId == null) return
  if (inOwnName || never.has(name)) throw new Problem(403, 'ACTING_AS_OTHER')
}

/** Throws where staff who act as a member read a conversation that nobody has reported. */
export async function enforceReportedMail(
  { db }: Pick<Deps, 'db'>,
  name: CallName,
  { session }: Viewer,
  given: object,
): Promise<void> {
  if (session?.impersonatorId == null || !reportedOnly.has(name)) return
  const { conversationId } = given as { readonly conversationId?: unknown }
  const reported =
    typeof conversationId === 'number' &&
    (await db
      .selectFrom('report')
      .select('id')
      .where('itemType', '=', ReportItemType.Conversation)
      .where('itemId', '=', conversationId)
      .executeTakeFirst())
  if (!reported) throw new Problem(403, 'ACTING_AS_OTHER')
}

/** Refuses calls that only the member may make to an administrator who impersonates them. */
export function refuseImpersonated(viewer: MemberViewer): void {
  if (viewer.session.impersonatorId !== null) throw new Problem(403, 'FORBIDDEN')
}
