import type { Transaction } from 'kysely'
import { NotificationItemType } from '../../../contract/enums'
import type { DB } from '../../../core/database/schema.generated'
import type { Deps } from '../../../core/handler'
import type { Subject } from '../items'
import { readable } from '../readable'
import type { MemberOn } from './receiver'

/** Fields that decide whether a notification has been seen. */
interface Seen {
  readonly notificationId?: number | null
  readonly conversationId?: number | null
}

/**
 * Whether a notification was neither read nor taken back since it was queued, and the receiver may still see it on
 * the site.
 */
export async function isStillNew(
  deps: Pick<Deps, 'db' | 'clock'>,
  receiver: MemberOn,
  { notificationId, conversationId }: Seen,
): Promise<boolean> {
  if (notificationId != null) {
    const unread = readable(deps, receiver)
      .select('notification.id')
      .where('notification.id', '=', notificationId)
      .where('notification.readAt', 'is', null)
    return (await deps.db.selectFrom(unread.as('unread')).select('unread.id').executeTakeFirst()) !== undefined
  }
  if (conversationId == null) return true
  const unread = await deps.db
    .selectFrom('conversationMember')
    .select('unreadCount')
    .where('conversationId', '=', conversationId)
    .where('profileId', '=', receiver.profile.id)
    .where('leftAt', 'is', null)
    .where('unreadCount', '>', 0)
    .executeTakeFirst()
  return unread !== undefined
}

/** The conversation that a notification of mail is about. */
export function conversationOf({ itemType, itemId }: Subject): number | undefined {
  return itemType === NotificationItemType.Conversation ? itemId : undefined
}

/** Removes a conversation that was read or deleted from the waiting mails. */
export async function forgetConversation(
  trx: Transaction<DB>,
  profileId: number,
  conversationId: number,
): Promise<void> {
  await trx
    .deleteFrom('mailNotice')
    .where('profileId', '=', profileId)
    .where('conversationId', '=', conversationId)
    .execute()
}
