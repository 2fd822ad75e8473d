import type { Selectable, Transaction } from 'kysely'
import { LodgeAudience, LodgeRole } from '../../contract/enums'
import { audienceRights, hasLodgeRight, lodgeRights, moderatorRoles, type LodgeRight } from '../../contract/lodgeRights'
import type { Database } from '../../core/database/connect'
import type { DB, Lodge } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { lodgeVisibleTo } from './visibility'

/** A lodge as the viewer stands to it. */
export interface LodgeStanding {
  readonly lodge: Pick<
    Selectable<Lodge>,
    | 'id'
    | 'dark'
    | 'countryId'
    | 'ownerId'
    | 'debateAudience'
    | 'meetupAudience'
    | 'albumAudience'
    | 'debatesPublic'
    | 'meetupsPublic'
    | 'mediaPublic'
    | 'membersPublic'
    | 'mediaApproval'
  >
  readonly role: LodgeRole
}

/** The viewer's standing in a lodge; undefined where the viewer may not know of it. */
export async function standingIn(
  db: Database,
  viewer: MemberViewer,
  lodgeId: number,
): Promise<LodgeStanding | undefined> {
  const row = await db
    .selectFrom('lodge')
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'lodge.id').on('own.profileId', '=', viewer.profile.id),
    )
    .select([
      'lodge.id',
      'lodge.dark',
      'lodge.countryId',
      'lodge.ownerId',
      'lodge.debateAudience',
      'lodge.meetupAudience',
      'lodge.albumAudience',
      'lodge.debatesPublic',
      'lodge.meetupsPublic',
      'lodge.mediaPublic',
      'lodge.membersPublic',
      'lodge.mediaApproval',
      'own.role',
    ])
    .where('lodge.id', '=', lodgeId)
    .where(lodgeVisibleTo(viewer))
    .executeTakeFirst()
  if (!row) return undefined
  const { role, ...lodge } = row
  return { lodge, role: (role ?? LodgeRole.None) as LodgeRole }
}

const audienceOf = {
  startTopic: 'debateAudience',
  createMeetup: 'meetupAudience',
  createAlbum: 'albumAudience',
} as const satisfies Record<(typeof audienceRights)[number], keyof LodgeStanding['lodge']>

export function mayInLodge({ lodge, role }: LodgeStanding, right: LodgeRight): boolean {
  if (!hasLodgeRight(role, right)) return false
  const limited = audienceRights.find((name) => name === right)
  if (limited === undefined || lodge[audienceOf[limited]] === LodgeAudience.All) return true
  return (moderatorRoles as readonly LodgeRole[]).includes(role)
}

/** All rights of a standing. */
export function rightsOf(standing: LodgeStanding): LodgeRight[] {
  return (Object.keys(lodgeRights) as LodgeRight[]).filter((right) => mayInLodge(standing, right))
}

/**
 * The viewer's standing in a lodge, with a right.
 * @throws 404 when the viewer may not know of the lodge; 403 without the right
 */
export async function requireLodgeRight(
  db: Database,
  viewer: MemberViewer,
  lodgeId: number,
  right: LodgeRight,
): Promise<LodgeStanding> {
  const standing = await standingIn(db, viewer, lodgeId)
  if (!standing) throw notFound()
  if (!mayInLodge(standing, right)) throw new Problem(403, 'FORBIDDEN')
  return standing
}

/**
 * Locks a lodge, so that changes of its memberships happen one after the other. Locked before any membership,
 * profile rows before it.
 */
export async function lockLodge(transaction: Transaction<DB>, lodgeId: number): Promise<void> {
  const lodge = await transaction
    .selectFrom('lodge')
    .select('id')
    .where('id', '=', lodgeId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!lodge) throw notFound()
}
