import type { Selectable, Transaction } from 'kysely'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { callByName, type CallName } from '../contract/contract'
import { hasLodgeRight, memberRoles } from '../contract/lodgeRights'
import { anyOf } from '../core/database/anyOf'
import type { DB, LodgeMembership } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { lockLodge, standingIn } from '../shared/lodges/rights'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { lockGroupMembership } from '../shared/mail/locks'
import { requireVisible } from '../shared/profiles/others'

export type MembershipRow = Selectable<LodgeMembership>

/** A change of memberships in a lodge that is locked until the transaction ends. */
export interface LodgeChange {
  readonly deps: Pick<Deps, 'clock'>
  readonly transaction: Transaction<DB>
  readonly viewer: MemberViewer
  readonly lodge: {
    readonly id: number
    readonly name: string
    readonly dark: boolean
    readonly access: number
    readonly ownerId: number | null
  }
  /** The viewer's role. */
  readonly role: LodgeRole
}

interface Options {
  /** The viewer needs the right that the contract names for this call, else 403. */
  readonly call?: CallName
  /** Another profile whose membership changes. */
  readonly profileId?: number
  /** The viewer ends something of their own, so that a block between the owner and them does not keep them from it. */
  readonly endsOwn?: boolean
}

/**
 * Runs a change of memberships, as `changeLodge` of `shared/lodges` does, with what the lodge's conversation needs: locks the profiles against blocks and erasure, then the lodge; memberships and
 * conversations follow (`shared/mail/locks.ts`). Rights are checked behind the locks.
 */
export function changeMemberships<T>(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  lodgeId: number,
  { call, profileId, endsOwn = false }: Options,
  act: (change: LodgeChange) => Promise<T>,
): Promise<T> {
  const profileIds = [...new Set([viewer.profile.id, profileId ?? viewer.profile.id])]
  return deps.db.transaction().execute(async (transaction) => {
    await lockGroupMembership(transaction, profileIds, 'join')
    await transaction
      .selectFrom('profile')
      .select('id')
      .where('id', '=', anyOf(profileIds))
      .orderBy('id')
      .forKeyShare()
      .execute()
    await lockLodge(transaction, lodgeId)
    const role = await roleIn(transaction, viewer, lodgeId, endsOwn)
    const right = call && callByName.get(call)?.lodgeRight
    if (right && !hasLodgeRight(role, right)) throw new Problem(403, 'FORBIDDEN')
    const lodge = await transaction
      .selectFrom('lodge')
      .select(['id', 'name', 'dark', 'access', 'ownerId'])
      .where('id', '=', lodgeId)
      .executeTakeFirstOrThrow()
    return act({ deps, transaction, viewer, lodge, role })
  })
}

async function roleIn(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  lodgeId: number,
  endsOwn: boolean,
): Promise<LodgeRole> {
  const standing = await standingIn(transaction, viewer, lodgeId)
  if (standing) return standing.role
  const own = endsOwn
    ? await transaction
        .selectFrom('lodgeMembership')
        .innerJoin('lodge', 'lodge.id', 'lodgeMembership.lodgeId')
        .select('role')
        .where('lodge.id', '=', lodgeId)
        .where('lodge.dark', '=', viewer.site.dark)
        .where('profileId', '=', viewer.profile.id)
        .where('role', '!=', LodgeRole.Blacklisted)
        .executeTakeFirst()
    : undefined
  if (!own) throw notFound()
  return own.role as LodgeRole
}

/** Everything between a profile and the lodge, locked. */
export function membershipIn(
  { transaction, lodge }: LodgeChange,
  profileId: number,
): Promise<MembershipRow | undefined> {
  return transaction
    .selectFrom('lodgeMembership')
    .selectAll()
    .where('lodgeId', '=', lodge.id)
    .where('profileId', '=', profileId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The membership of a profile that the viewer acts on, which may be one that the viewer cannot see.
 * @throws 404 where there is none and the viewer may not know of the profile
 */
export async function membershipOf(change: LodgeChange, profileId: number): Promise<MembershipRow | undefined> {
  const row = await membershipIn(change, profileId)
  if (!row) await requireVisible(change.transaction, change.viewer, profileId)
  return row
}

/** @throws 404 where the viewer cannot see the profile, or the profile may not know of the lodge */
export async function requireBothVisible(change: LodgeChange, profileId: number): Promise<void> {
  const { transaction, viewer, lodge } = change
  await requireVisible(transaction, viewer, profileId)
  const { id, gender } = await transaction
    .selectFrom('profile')
    .select(['id', 'gender'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const found = await transaction
    .selectFrom('lodge')
    .select('lodge.id')
    .where('lodge.id', '=', lodge.id)
    .where(lodgeVisibleTo({ profile: { id, gender }, site: viewer.site }))
    .executeTakeFirst()
  if (!found) throw notFound()
}

export function isIn(role: number | undefined): boolean {
  return (memberRoles as readonly (number | undefined)[]).includes(role)
}

const ranks: Partial<Record<number, number>> = {
  [LodgeRole.Owner]: 3,
  [LodgeRole.CoOwner]: 2,
  [LodgeRole.Assistant]: 1,
}

/** @throws 403 OUTRANKED unless the viewer ranks above a role */
export function requireHigherRank({ role }: LodgeChange, other: number): void {
  if ((ranks[role] ?? 0) <= (ranks[other] ?? 0)) throw new Problem(403, 'OUTRANKED')
}
