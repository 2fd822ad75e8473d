import type { Selectable, Transaction } from 'kysely'
import { LodgeAudience, LodgeRole } from '../../contract/lodges/lodgeEnums'
import { audienceRights, hasLodgeRight, lodgeRights, moderatorRoles, type LodgeRight } from '../../contract/lodgeRights'
import type { Database } from '../../core/database/connect'
import type { DB, Lodge } from '../../core/database/schema.generated'
import { anyOf } from '../../core/database/anyOf'
import type { Deps, MemberViewer } from '../../core/handler'
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

function mayInLodge({ lodge, role }: LodgeStanding, right: LodgeRight): boolean {
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
 * The viewer's standing in a lodge, with a right if one is needed.
 * @throws 404 when the viewer may not know of the lodge; 403 without the right
 */
export async function requireStanding(
  db: Database,
  viewer: MemberViewer,
  lodgeId: number | undefined,
  right: LodgeRight | undefined,
): Promise<LodgeStanding> {
  const standing = lodgeId === undefined ? undefined : await standingIn(db, viewer, lodgeId)
  if (!standing) throw notFound()
  if (right && !mayInLodge(standing, right)) throw new Problem(403, 'FORBIDDEN')
  return standing
}

/** The lodge of a change, and whose rows the change touches. */
interface LodgeChange {
  readonly lodge: { readonly id: number }
  /** The right that the viewer must still have under the lock. */
  readonly right: LodgeRight | undefined
  /** Other profiles whose memberships change. */
  readonly profileIds?: readonly number[]
}

/**
 * Runs a change of a lodge or its memberships, one after the other: locks the profiles concerned in the order of
 * their ids, then the lodge, then reads the viewer's standing again. Every change of memberships takes this order,
 * so that none deadlocks.
 */
export function changeLodge<T>(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { lodge: { id }, right, profileIds = [] }: LodgeChange,
  change: (transaction: Transaction<DB>, standing: LodgeStanding) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('profile')
      .select('id')
      .where('id', '=', anyOf([viewer.profile.id, ...profileIds]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await lockLodge(transaction, id)
    return change(transaction, await requireStanding(transaction, viewer, id, right))
  })
}

/** Locks a lodge. Profiles are locked before it, memberships and what is in the lodge after it. */
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
