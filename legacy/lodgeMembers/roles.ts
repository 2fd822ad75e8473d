import type { BodyOf, CallName } from '../contract/contract'
import { LodgeActivityEvent, LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { refuseOwn } from '../shared/profiles/others'
import { changeMemberships, isIn, membershipIn, requireBothVisible } from './change'
import { setRole } from './transitions'

const { Member, Assistant, CoOwner } = LodgeRole
const { PromotedToAssistant, DemotedFromAssistant, PromotedToCoOwner, DemotedFromCoOwner } = LodgeActivityEvent

interface Step {
  readonly call: CallName
  readonly from: readonly LodgeRole[]
  readonly to: LodgeRole
  readonly event: LodgeActivityEvent
}

/** What makes and unmakes assistants and co-owners: from which roles, to which. */
const steps = {
  assistant: { call: 'Lodges.SetLodgeAssistantStatus', from: [Member], to: Assistant, event: PromotedToAssistant },
  noAssistant: { call: 'Lodges.SetLodgeAssistantStatus', from: [Assistant], to: Member, event: DemotedFromAssistant },
  coOwner: { call: 'Lodges.SetLodgeCoOwner', from: [Member, Assistant], to: CoOwner, event: PromotedToCoOwner },
  noCoOwner: { call: 'Lodges.SetLodgeCoOwner', from: [CoOwner], to: Member, event: DemotedFromCoOwner },
} as const satisfies Record<string, Step>

export function setAssistant(
  deps: Deps,
  viewer: MemberViewer,
  { assistant, ...member }: BodyOf<'Lodges.SetLodgeAssistantStatus'>,
): Promise<void> {
  return take(deps, viewer, member, assistant ? steps.assistant : steps.noAssistant)
}

export function setCoOwner(
  deps: Deps,
  viewer: MemberViewer,
  { coOwner, ...member }: BodyOf<'Lodges.SetLodgeCoOwner'>,
): Promise<void> {
  return take(deps, viewer, member, coOwner ? steps.coOwner : steps.noCoOwner)
}

/** @throws 404 for a profile that is not in the lodge, 403 OUTRANKED for a role that the step does not begin with */
function take(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: { readonly lodgeId: number; readonly profileId: number },
  { call, from, to, event }: Step,
): Promise<void> {
  return changeMemberships(deps, viewer, lodgeId, { call, profileId }, async (change) => {
    refuseOwn(viewer, profileId)
    await requireBothVisible(change, profileId)
    const row = await membershipIn(change, profileId)
    const role = row?.role as LodgeRole | undefined
    if (role === undefined || !isIn(role)) throw notFound()
    if (role === to) return
    if (!from.includes(role)) throw new Problem(403, 'OUTRANKED')
    await setRole(change, profileId, to, event)
  })
}
