import type { Database } from '../../core/database/connect'

/** What tells whether news have been seen. */
interface Seen {
  readonly notificationId?: number | null
  readonly conversationId?: number | null
}

/** Whether news have neither been read nor taken back since they were queued. */
export async function isStillNew(db: Database, profileId: number, news: Seen): Promise<boolean> {
  const { notificationId, conversationId } = news
  if (notificationId != null) {
    const unread = await db
      .selectFrom('notification')
      .select('id')
      .where('id', '=', notificationId)
      .where('readAt', 'is', null)
      .where('takenBack', '=', false)
      .executeTakeFirst()
    return unread !== undefined
  }
  if (conversationId == null) return true
  const unread = await db
    .selectFrom('conversationMember')
    .select('unreadCount')
    .where('conversationId', '=', conversationId)
    .where('profileId', '=', profileId)
    .where('leftAt', 'is', null)
    .where('unreadCount', '>', 0)
    .executeTakeFirst()
  return unread !== undefined
}
