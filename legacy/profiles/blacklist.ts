import type { Transaction } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { ProfileStatus, RoleLevel, type Gender } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { recountBetween } from '../shared/mail/blocking'
import { lockGroupMembership } from '../shared/mail/locks'
import { takeBackRelations } from '../shared/notifications/notify'
import { lockPair, refuseOwn } from '../shared/profiles/others'

export async function blockedProfiles(
  db: Database,
  viewer: MemberViewer,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<AnswerOf<'Profiles.GetBlacklistProfiles'>> {
  const rows = await blockedList(db, viewer).offset(skip).limit(take).execute()
  return rows.map(({ gender, blockedAt, ...row }) => ({
    ...row,
    gender: gender as Gender,
    blockedAt: blockedAt.toISOString(),
  }))
}

/** Profiles that the viewer blocked after seeing them, newest first, without those that are gone. */
export function blockedList(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('blacklist')
    .innerJoin('profile', 'profile.id', 'blacklist.blockedId')
    .select(['profile.id', 'profile.name', 'profile.gender', 'blacklist.createdAt as blockedAt'])
    .where('blacklist.profileId', '=', viewer.profile.id)
    .where('blacklist.named', '=', true)
    .where('profile.status', 'not in', [ProfileStatus.ToBeDeleted, ProfileStatus.Deleted])
    .orderBy('blacklist.createdAt', 'desc')
    .orderBy('blacklist.blockedId', 'desc')
}

/** Blocks a profile that exists for the viewer, visible or not, and ends the relations between the two. */
export async function block(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  profileId: number,
): Promise<void> {
  const own = viewer.profile.id
  refuseOwn(viewer, profileId)
  await db.transaction().execute(async (transaction) => {
    await lockPair(transaction, own, profileId, 'block')
    await lockGroupMembership(transaction, [own, profileId], 'end')
    const other = await transaction
      .selectFrom('profile')
      .select('profile.roleLevel')
      .select((eb) =>
        eb
          .and([visibleTo(viewer)(eb)])
          .$castTo<boolean>()
          .as('seen'),
      )
      .where('profile.id', '=', profileId)
      .where('profile.status', '!=', ProfileStatus.None)
      .forKeyShare('profile')
      .executeTakeFirst()
    if (!other) throw notFound()
    if (other.roleLevel >= RoleLevel.Support) throw new Problem(422, 'CANNOT_BLOCK_STAFF')
    await transaction
      .insertInto('blacklist')
      .values({ profileId: own, blockedId: profileId, createdAt: clock.now(), named: other.seen })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Locks both in ascending order in all calls, because follower counts also change the other profile.
    const [first, second] = [Math.min(own, profileId), Math.max(own, profileId)]
    await endRelations(transaction, second, first)
    await endRelations(transaction, first, second)
    await recountBetween(transaction, own, profileId)
    // Nothing that one has done counts for the other.
    await publish(transaction, { type: 'CountsChanged', profileIds: [own, profileId] })
  })
}

/** Ends a block. What the block has ended stays ended. */
export async function unblock(db: Database, viewer: MemberViewer, profileId: number): Promise<void> {
  const own = viewer.profile.id
  await db.transaction().execute(async (transaction) => {
    await lockPair(transaction, own, profileId, 'block')
    await lockGroupMembership(transaction, [own, profileId], 'end')
    const { numDeletedRows } = await transaction
      .deleteFrom('blacklist')
      .where('profileId', '=', own)
      .where('blockedId', '=', profileId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recountBetween(transaction, own, profileId)
    await publish(transaction, { type: 'CountsChanged', profileIds: [own, profileId] })
  })
}

/**
 * Ends one member's relations with the other. Notes, likes, guestbook entries and comments are only hidden, and
 * come back without the block.
 */
async function endRelations(db: Transaction<DB>, one: number, other: number): Promise<void> {
  await takeBackRelations(db, one, other)
  await db.deleteFrom('favourite').where('profileId', '=', one).where('favouriteId', '=', other).execute()
  await db
    .deleteFrom('profileTag')
    .where('profileId', '=', other)
    .where('tagId', 'in', (eb) => eb.selectFrom('tag').select('tag.id').where('tag.profileId', '=', one))
    .execute()
  await db.deleteFrom('relation').where('requesterId', '=', one).where('answererId', '=', other).execute()
  await db.deleteFrom('bond').where('requesterId', '=', one).where('answererId', '=', other).execute()
  await db
    .deleteFrom('albumAccess')
    .where('profileId', '=', other)
    .where('albumId', 'in', (eb) => eb.selectFrom('album').select('album.id').where('album.profileId', '=', one))
    .execute()
  await db
    .updateTable('visit')
    .set({ hidden: true })
    .where('visitedId', '=', one)
    .where('visitorId', '=', other)
    .execute()
  await db
    .updateTable('blogAuthorReader')
    .set({ followedAt: null })
    .where('profileId', '=', one)
    .where('authorId', '=', other)
    .execute()
  await db
    .updateTable('blogEntryReader')
    .set({ followedAt: null })
    .where('profileId', '=', one)
    .where('followedAt', 'is not', null)
    .where('entryId', 'in', (eb) =>
      eb.selectFrom('blogEntry').select('blogEntry.id').where('blogEntry.profileId', '=', other),
    )
    .execute()
}
