import { LodgeRole } from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { anyOf } from '../../core/database/anyOf'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'

interface Membership {
  readonly lodgeId: number
  readonly profileId: number
}

/** Whether memberships are hidden from the viewer, who neither leads the lodge nor is the member. One query for all. */
export async function hiddenMembers(
  db: Database,
  viewer: MemberViewer,
  memberships: readonly Membership[],
): Promise<(membership: Membership) => boolean> {
  if (memberships.length === 0) return () => false
  const rows = await db
    .selectFrom('lodgeMembership as member')
    .leftJoin('lodgeMembership as own', (join) =>
      join
        .onRef('own.lodgeId', '=', 'member.lodgeId')
        .on('own.profileId', '=', viewer.profile.id)
        .on('own.role', 'in', moderatorRoles),
    )
    .select(['member.lodgeId', 'member.profileId'])
    .where('member.lodgeId', '=', anyOf(memberships.map(({ lodgeId }) => lodgeId)))
    .where('member.profileId', '=', anyOf(memberships.map(({ profileId }) => profileId)))
    .where('member.profileId', '!=', viewer.profile.id)
    .where('member.visible', '=', false)
    .where('member.role', '!=', LodgeRole.Owner)
    .where('own.lodgeId', 'is', null)
    .execute()
  const hidden = new Set(rows.map(keyOf))
  return (membership) => hidden.has(keyOf(membership))
}

function keyOf({ lodgeId, profileId }: Membership): string {
  return `${lodgeId} ${profileId}`
}
