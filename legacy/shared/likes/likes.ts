import { expressionBuilder, sql, type Expression, type Transaction } from 'kysely'
import { ProfileStatus, type LikeItemType } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer, Viewer } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'

export interface LikedItem {
  readonly itemType: LikeItemType
  readonly itemId: number
}

const goneStatuses = [ProfileStatus.ToBeDeleted, ProfileStatus.Deleted]

/** The number of an item's likes by profiles that the viewer can see: the length of their list. */
export function likesSeenBy(itemType: LikeItemType, itemId: Expression<number>, viewer: Viewer) {
  return expressionBuilder<DB>()
    .selectFrom('itemLike')
    .innerJoin('profile', 'profile.id', 'itemLike.profileId')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('itemLike.itemType', '=', itemType)
    .where('itemLike.itemId', '=', itemId)
    .where(visibleTo(viewer))
    .$asScalar()
    .$notNull()
}

export function likedBy(itemType: LikeItemType, itemId: Expression<number>, { profile }: MemberViewer) {
  const eb = expressionBuilder<DB>()
  return eb
    .exists(
      eb
        .selectFrom('itemLike')
        .select('itemLike.id')
        .where('itemLike.itemType', '=', itemType)
        .where('itemLike.itemId', '=', itemId)
        .where('itemLike.profileId', '=', profile.id),
    )
    .$castTo<boolean>()
}

/** Serialises changes of a member's like of an item until the transaction ends. */
export async function lockLike(db: Transaction<DB>, { itemType, itemId }: LikedItem, profileId: number): Promise<void> {
  const name = `like:${itemType}:${itemId}:${profileId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

export async function setLike(
  db: Transaction<DB>,
  item: LikedItem,
  like: { profileId: number; liked: boolean; now: Date },
): Promise<void> {
  const { profileId, liked, now } = like
  if (liked) {
    await db
      .insertInto('itemLike')
      .values({ ...item, profileId, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('itemLike')
    .where('itemType', '=', item.itemType)
    .where('itemId', '=', item.itemId)
    .where('profileId', '=', profileId)
    .execute()
}

/** The profiles that like an item and that the viewer may see, latest like first. */
export function likers(db: Database, viewer: Viewer, { itemType, itemId }: LikedItem) {
  return db
    .selectFrom('itemLike')
    .innerJoin('profile', 'profile.id', 'itemLike.profileId')
    .select('profile.id')
    .where('itemLike.itemType', '=', itemType)
    .where('itemLike.itemId', '=', itemId)
    .where(visibleTo(viewer))
    .orderBy('itemLike.createdAt', 'desc')
    .orderBy('itemLike.id', 'desc')
}

export async function likesOfTheGone(db: Database, { itemType, itemId }: LikedItem): Promise<number> {
  const { count } = await db
    .selectFrom('itemLike')
    .leftJoin('profile', 'profile.id', 'itemLike.profileId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('itemLike.itemType', '=', itemType)
    .where('itemLike.itemId', '=', itemId)
    .where((eb) => eb.or([eb('itemLike.profileId', 'is', null), eb('profile.status', 'in', goneStatuses)]))
    .executeTakeFirstOrThrow()
  return count
}
