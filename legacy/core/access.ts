import type { Call } from '../contract/call'
import { DarkStatus, FeatureCode, ProfileStatus, RoleLevel } from '../contract/enums'
import type { Deps, Reader } from './handler'
import { Problem } from './problem'
import { hasAcceptedTerms } from './terms'

/** Whether a profile has a running membership. */
export function isMember(profile: { memberUntil: Date | null }, now: Date): boolean {
  return profile.memberUntil !== null && profile.memberUntil > now
}

/** Throws what keeps the reader from a call, if anything does. */
export function enforceAccess(
  { clock }: Pick<Deps, 'clock'>,
  call: Pick<Call, 'access' | 'feature'>,
  reader: Reader,
): void {
  const { access } = call
  if (access === 'public') return
  const { profile, site } = reader
  if (!profile) throw new Problem(401, 'UNAUTHENTICATED')
  if (access === 'loggedIn') return
  if (!hasAcceptedTerms(profile, site)) throw new Problem(403, 'TERMS_NOT_ACCEPTED')
  if (access === 'accepted') return
  if (profile.status !== ProfileStatus.Active) throw new Problem(403, 'PROFILE_LOCKED')
  if (site.dark && profile.darkStatus !== DarkStatus.Approved) throw new Problem(403, 'NOT_DARK_APPROVED')
  if (access === 'active') return
  if (access === 'paying') {
    if (isMember(profile, clock.now())) return
    throw new Problem(402, 'MEMBERS_ONLY', { feature: FeatureCode[call.feature ?? 'MembersOnly'] })
  }
  const allowed = access === 'darkApproved' ? site.dark : profile.roleLevel >= RoleLevel[access.role]
  if (!allowed) throw new Problem(403, 'FORBIDDEN')
}
