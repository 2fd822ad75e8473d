import type { Transaction } from 'kysely'
import { NotificationItemType } from '../contract/enums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { requireStanding } from '../shared/lodges/rights'
import { readOfItem } from '../shared/notifications/read'
import { debateEntries, entryVisibleTo } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** Marks a topic as read by the viewer; staff who act as the member change nothing. */
export async function markRead({ db, clock }: Store, viewer: MemberViewer, entryId: number): Promise<void> {
  const readAt = clock.now()
  await db.transaction().execute(async (transaction) => {
    await requireReadable(transaction, viewer, entryId)
    if (viewer.session.impersonatorId !== null) return
    await transaction
      .insertInto('debateEntryReader')
      .values({ profileId: viewer.profile.id, entryId, readAt })
      .onConflict((conflict) => conflict.columns(['profileId', 'entryId']).doUpdateSet({ readAt }))
      .execute()
    const { id: profileId } = viewer.profile
    await readOfItem(
      transaction,
      { itemType: NotificationItemType.DebateEntry, itemId: entryId },
      { profileId, now: readAt },
    )
    await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
  })
}

/**
 * Follows a topic, or ends that; repeating it changes nothing. Following is for members of the lodge; whoever
 * follows can always end it.
 */
export async function setFollowed(
  { db, clock }: Store,
  viewer: MemberViewer,
  entryId: number,
  followed: boolean,
): Promise<void> {
  const profileId = viewer.profile.id
  if (!followed) {
    await db
      .updateTable('debateEntryReader')
      .set({ followedAt: null })
      .where('profileId', '=', profileId)
      .where('entryId', '=', entryId)
      .execute()
    return
  }
  const followedAt = clock.now()
  await db.transaction().execute(async (transaction) => {
    const { lodgeId } = await requireReadable(transaction, viewer, entryId)
    await requireStanding(transaction, viewer, lodgeId, 'takePart')
    await transaction
      .insertInto('debateEntryReader')
      .values({ profileId, entryId, followedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['profileId', 'entryId'])
          .doUpdateSet((eb) => ({ followedAt: eb.fn.coalesce('debateEntryReader.followedAt', eb.val(followedAt)) })),
      )
      .execute()
  })
}

/** A published topic that the viewer may see, locked first, as comments do. @throws 404 */
async function requireReadable(transaction: Transaction<DB>, viewer: MemberViewer, entryId: number) {
  const entry = await debateEntries(transaction)
    .select('debateEntry.lodgeId')
    .where('debateEntry.id', '=', entryId)
    .where('debateEntry.status', '=', DebateEntryStatus.Published)
    .where(entryVisibleTo(viewer))
    .forKeyShare('debateEntry')
    .executeTakeFirst()
  if (!entry) throw notFound()
  return entry
}
