import type { BodyOf } from '../contract/contract'
import { MessageType } from '../contract/enums'
import { LodgeActivityEvent, LodgeRole } from '../contract/lodges/lodgeEnums'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { isOwnPassword } from '../shared/account/profilePassword'
import { refuseOwn } from '../shared/profiles/others'
import { changeMemberships, isIn, membershipIn, requireBothVisible, type LodgeChange } from './change'
import { postLine } from './conversation'
import { longDay } from '../core/text/longDay'
import { save, setRole } from './transitions'

/** A lodge without owner is open to all its members after this time. */
const OPEN_TO_MEMBERS_AFTER = 14 * DAY

/** Makes another member the owner; the viewer stays as a member. */
export async function passOwnership(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId, password }: BodyOf<'Lodges.PassOwnership'>,
): Promise<void> {
  refuseOwn(viewer, profileId)
  await requirePassword(deps, viewer, password)
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.PassOwnership', profileId }, async (change) => {
    await requireBothVisible(change, profileId)
    const row = await membershipIn(change, profileId)
    if (!isIn(row?.role)) throw notFound()
    // First, because a lodge never has two owners.
    await save(change, viewer.profile.id, { role: LodgeRole.Member })
    await own(change, profileId, LodgeActivityEvent.OwnershipPassed)
  })
}

/** Leaves the lodge without an owner; the viewer stays as a member. */
export async function releaseOwnership(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, password }: BodyOf<'Lodges.ReleaseOwnership'>,
): Promise<void> {
  await requirePassword(deps, viewer, password)
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.ReleaseOwnership' }, async (change) => {
    await setRole(change, viewer.profile.id, LodgeRole.Member, LodgeActivityEvent.OwnershipReleased)
    await change.transaction
      .updateTable('lodge')
      .set({ ownerlessSince: deps.clock.now() })
      .where('id', '=', lodgeId)
      .execute()
  })
}

/** Takes a lodge that nobody owns. */
export function takeOwnership(deps: Deps, viewer: MemberViewer, lodgeId: number): Promise<void> {
  return changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.TakeOwnership' }, async (change) => {
    if (change.role === LodgeRole.Owner) return
    if (change.lodge.ownerId !== null) throw new Problem(409, 'LODGE_HAS_OWNER')
    await requireTurn(change)
    await own(change, viewer.profile.id, LodgeActivityEvent.OwnershipTaken)
  })
}

/** The owner's membership is always visible. */
async function own(change: LodgeChange, profileId: number, event: LodgeActivityEvent): Promise<void> {
  await save(change, profileId, { visible: true })
  await setRole(change, profileId, LodgeRole.Owner, event)
  await postLine(change, MessageType.LodgeOwnershipPassed, profileId)
}

/** @throws 403 while a lodge without owner is for those who rank above the viewer */
async function requireTurn({ deps, transaction, viewer, lodge, role }: LodgeChange): Promise<void> {
  const { ownerlessSince } = await transaction
    .selectFrom('lodge')
    .select('ownerlessSince')
    .where('id', '=', lodge.id)
    .executeTakeFirstOrThrow()
  const open = after(ownerlessSince ?? deps.clock.now(), OPEN_TO_MEMBERS_AFTER)
  if (role === LodgeRole.CoOwner || open <= deps.clock.now()) return
  const coOwner = await transaction
    .selectFrom('lodgeMembership')
    .select('profileId')
    .where('lodgeId', '=', lodge.id)
    .where('role', '=', LodgeRole.CoOwner)
    .executeTakeFirst()
  if (role === LodgeRole.Assistant && !coOwner) return
  throw new Problem(403, 'OWNERSHIP_NOT_OPEN', { params: { date: longDay(viewer, open) } })
}

async function requirePassword(deps: Deps, { profile, session }: MemberViewer, password: string): Promise<void> {
  if (await isOwnPassword(deps, profile, password, `session ${session.id}`)) return
  throw invalid({ field: 'password', code: 'WRONG_PASSWORD' })
}
