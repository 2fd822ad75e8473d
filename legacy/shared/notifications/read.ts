import { expressionBuilder, type AliasableExpression, type Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../../contract/contract'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { anyOf } from '../../core/database/anyOf'
import type { Subject } from './items'
import { readable } from './readable'

type Store = Pick<Deps, 'db' | 'clock'>

/** Upper bound for counting; the exact number beyond it does not matter. */
const MAX_COUNTED = 100

/** The number of the viewer's unread notifications, as an expression. */
export function unreadNotificationsCount(deps: Pick<Deps, 'clock'>, viewer: MemberViewer): AliasableExpression<number> {
  const unread = readable(deps, viewer)
    .select('notification.id')
    .where('notification.readAt', 'is', null)
    .limit(MAX_COUNTED)
  return expressionBuilder<DB>()
    .selectFrom(unread.as('unread'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

/**
 * Marks some of the viewer's notifications as read, or all visible ones of a tab. Ids that are gone are ignored;
 * NOT_FOUND when none is left. Changes nothing when an administrator impersonates the viewer.
 */
export async function markRead(
  deps: Store,
  viewer: MemberViewer,
  { ids, tab }: BodyOf<'Notifications.SetNotificationsAsRead'>,
): Promise<AnswerOf<'Notifications.SetNotificationsAsRead'>> {
  const { db, clock } = deps
  if (ids) await refuseUnknown(deps, viewer, ids)
  const shown = readable(deps, viewer, tab).select('notification.id').where('notification.readAt', 'is', null)
  if (viewer.session.impersonatorId === null) {
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ readAt: clock.now() })
      .where('id', 'in', ids ? shown.where('notification.id', '=', anyOf(ids)) : shown)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await publish(db, { type: 'CountsChanged', profileIds: [viewer.profile.id] })
  }
  return db.selectNoFrom(unreadNotificationsCount(deps, viewer).as('newNotificationsCount')).executeTakeFirstOrThrow()
}

async function refuseUnknown(deps: Store, viewer: MemberViewer, ids: readonly number[]): Promise<void> {
  const known = readable(deps, viewer).select('notification.id').where('notification.id', '=', anyOf(ids))
  const { found } = await deps.db.selectNoFrom((eb) => eb.exists(known).as('found')).executeTakeFirstOrThrow()
  if (!found) throw notFound()
}

/** Marks the notifications of an item and of its comments as read when the viewer reads it. */
export async function readOfItem(
  trx: Transaction<DB>,
  { itemType, itemId }: Subject,
  { profileId, now }: { readonly profileId: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ readAt: now })
    .where('profileId', '=', profileId)
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('readAt', 'is', null)
    .where('takenBack', '=', false)
    .execute()
}
