import { NotificationItemType } from '../contract/enums'
import type { Database } from '../core/database/connect'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { readOfItem } from '../shared/notifications/read'
import { seenEntry } from './onEntry'

/** The lists that can have news, by their columns in `blog_seen`. */
export type SeenList = 'followedAt' | 'followedAuthorsAt' | 'mineAt' | 'myCommentsAt' | 'followersAt' | 'curatedAt'

/** Marks a list as seen; staff who act as the member change nothing. */
export async function markListSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  list: SeenList,
): Promise<void> {
  if (viewer.session.impersonatorId !== null) return
  const seen = { [list]: clock.now() }
  await db
    .insertInto('blogSeen')
    .values({ profileId: viewer.profile.id, ...seen })
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet(seen))
    .execute()
  await publishCounts(db, viewer)
}

/** Publishes new counters to the viewer's other browsers. */
async function publishCounts(db: Database, { profile }: MemberViewer): Promise<void> {
  await publish(db, { type: 'CountsChanged', profileIds: [profile.id] })
}

/** Marks an entry as read: counts once, and never for its author. Returns the number of reads. */
export async function markEntryRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  entryId: number,
): Promise<number> {
  const [own, now] = [viewer.profile.id, clock.now()]
  return db.transaction().execute(async (transaction) => {
    // Locks the entry first, like comments do.
    const entry = await seenEntry({ db: transaction, clock }, viewer, entryId)
      .forNoKeyUpdate('blogEntry')
      .executeTakeFirst()
    if (!entry) throw notFound()
    if (viewer.session.impersonatorId !== null) return entry.readCount
    await transaction
      .insertInto('blogEntryReader')
      .values({ profileId: own, entryId, readAt: now })
      .onConflict((conflict) => conflict.columns(['profileId', 'entryId']).doUpdateSet({ readAt: now }))
      .execute()
    const item = { itemType: NotificationItemType.BlogEntry, itemId: entryId }
    await readOfItem(transaction, item, { profileId: own, now })
    await publishCounts(transaction, viewer)
    if (entry.profileId === own) return entry.readCount
    const { numUpdatedRows } = await transaction
      .updateTable('blogEntryReader')
      .set({ firstReadAt: now })
      .where('profileId', '=', own)
      .where('entryId', '=', entryId)
      .where('firstReadAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return entry.readCount
    const { readCount } = await transaction
      .updateTable('blogEntry')
      .set((eb) => ({ readCount: eb('readCount', '+', 1) }))
      .where('id', '=', entryId)
      .returning('readCount')
      .executeTakeFirstOrThrow()
    return readCount
  })
}
