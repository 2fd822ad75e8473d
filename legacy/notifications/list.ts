import type { AnswerOf, QueryOf } from '../contract/contract'
import type { NotificationTab } from '../contract/enums'
import type { Notification } from '../contract/notifications'
import { mentionViewer } from '../shared/comments/mentions'
import type { Deps, MemberViewer } from '../core/handler'
import { beginningOf } from '../core/text/plainText'
import { anyOf } from '../core/database/anyOf'
import { withProfiles } from '../shared/profiles/withProfiles'
import { itemText, itemTitle } from '../shared/notifications/items'
import { readable } from '../shared/notifications/readable'

type Store = Pick<Deps, 'db' | 'clock'>

/** Characters of a quoted text. */
const EXCERPT = 140

/**
 * The viewer's notifications, latest first. Those of the same moment are never split, because the next page begins
 * at the moment after.
 */
export async function notifications(
  deps: Store,
  viewer: MemberViewer,
  { tab, latestNotificationDate, take = 30 }: QueryOf<'Notifications.ClientNotifications'>,
): Promise<AnswerOf<'Notifications.ClientNotifications'>> {
  const before = latestNotificationDate === undefined ? undefined : new Date(latestNotificationDate)
  const rows = await notificationList(deps, viewer, { tab, before, take }).execute()
  return notificationsByIds(
    deps,
    viewer,
    rows.map(({ id }) => id),
  )
}

export function notificationList(
  deps: Store,
  viewer: MemberViewer,
  { tab, before, take }: { readonly tab?: NotificationTab; readonly before?: Date; readonly take: number },
) {
  const all = readable(deps, viewer, tab)
  const older = before === undefined ? all : all.where('notification.createdAt', '<', before)
  const page = older
    .select(['notification.id', 'notification.createdAt'])
    .orderBy('notification.createdAt', 'desc')
    .fetch(take, 'with ties')
  return deps.db
    .selectFrom(page.as('page'))
    .select('page.id')
    .orderBy('page.createdAt', 'desc')
    .orderBy('page.id', 'desc')
}

/** The viewer's visible notifications among the ids, in the order of the ids; four queries for all. */
export async function notificationsByIds(
  deps: Store,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<Notification[]> {
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom(rowsOf(deps, viewer, ids).as('row'))
    .selectAll()
    .execute()
  const comments = rows.flatMap(({ commentText }) => commentText ?? [])
  const readMentions = await mentionViewer(deps.db, viewer, comments)
  const items = await withProfiles(deps, viewer, rows, (row, actor): Notification => {
    const text = row.commentText === null ? row.itemText : readMentions(row.commentText).text
    return {
      id: row.id,
      topic: row.topic as Notification['topic'],
      actor,
      createdAt: row.createdAt.toISOString(),
      read: row.readAt !== null,
      itemType: row.itemType as Notification['itemType'],
      itemId: row.itemId,
      commentId: row.commentId,
      title: row.title,
      excerpt: text === null ? null : beginningOf(text, EXCERPT),
    }
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function rowsOf(deps: Store, viewer: MemberViewer, ids: readonly number[]) {
  return readable(deps, viewer)
    .leftJoin('comment as written', 'written.id', 'notification.commentId')
    .select([
      'notification.id',
      'notification.topic',
      'notification.actorId as profileId',
      'notification.createdAt',
      'notification.readAt',
      'notification.itemType',
      'notification.itemId',
      'notification.commentId',
      'written.text as commentText',
    ])
    .select([itemTitle().as('title'), itemText().as('itemText')])
    .where('notification.id', '=', anyOf(ids))
}
