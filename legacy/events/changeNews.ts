import type { Transaction } from 'kysely'
import { MessageType } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { post } from '../shared/mail/post'
import { lockAnnouncements } from './announcements'

/**
 * Says in the announcements of an event, as the site, that it was moved or cancelled, so that also those hear of it
 * whom a block keeps from its hosts.
 */
export async function announceChange(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  event: { readonly id: number; readonly title: string },
  text: 'EVENT_MOVED' | 'EVENT_CANCELLED',
): Promise<void> {
  const conversationId = await lockAnnouncements(deps, transaction, event)
  const about = { text, params: { event: event.title } }
  await post(deps, transaction, { conversationId, senderId: null }, { type: MessageType.SystemMessage, about })
}
