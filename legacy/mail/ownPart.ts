import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import type { Conversation } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { forgetConversation } from '../shared/notifications/delivery/news'
import { publishConversationChange } from '../shared/mail/participants'
import { newestMessage } from '../shared/mail/participation'
import { conversationById } from './conversationAnswer'
import { unread } from '../shared/mail/unread'
import { lockConversation } from './lockConversation'

const MAX_PINNED = 20

type Store = Pick<Deps, 'db' | 'clock'>

/** Marks a conversation as read up to a message; an administrator who impersonates the member changes nothing. */
export async function markAsRead(
  deps: Store,
  viewer: MemberViewer,
  { conversationId, messageId }: BodyOf<'Mail.MarkConversationAsRead'>,
): Promise<Conversation> {
  if (viewer.session.impersonatorId === null) {
    await deps.db.transaction().execute(async (transaction) => {
      const { id, readUpTo } = await lockConversation(transaction, viewer, conversationId)
      const { newest } = await newestMessage(transaction, id, messageId)
      if (newest <= readUpTo) return
      await ownRow(transaction, viewer, id).set({ readUpTo: newest }).execute()
      const { unreadCount } = await ownRow(transaction, viewer, id)
        .set({ unreadCount: unread() })
        .returning('unreadCount')
        .executeTakeFirstOrThrow()
      if (unreadCount === 0) await forgetConversation(transaction, viewer.profile.id, id)
      await publishConversationChange(transaction, id, viewer.profile.id)
      await publish(transaction, { type: 'CountsChanged', profileIds: [viewer.profile.id] })
    })
  }
  return conversationById(deps, viewer, conversationId)
}

export async function pin(
  deps: Store,
  viewer: MemberViewer,
  { conversationId, pinned }: BodyOf<'Mail.PinConversation'>,
): Promise<Conversation> {
  refuseImpersonated(viewer)
  await changeOwn(deps, viewer, async (transaction) => {
    const { id } = await lockConversation(transaction, viewer, conversationId)
    const { numUpdatedRows } = await ownRow(transaction, viewer, id)
      .set({ pinnedAt: pinned ? deps.clock.now() : null })
      .where('pinnedAt', pinned ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    if (pinned) await refuseTooManyPinned(transaction, viewer)
    await publish(transaction, { type: 'ConversationChanged', profileIds: [viewer.profile.id], conversationId: id })
  })
  return conversationById(deps, viewer, conversationId)
}

/** Deletes a conversation for the viewer alone. */
export async function deleteConversation(deps: Store, viewer: MemberViewer, conversationId: number): Promise<void> {
  // Deletion cannot be undone, so an impersonating administrator is refused.
  refuseImpersonated(viewer)
  await deps.db.transaction().execute(async (transaction) => {
    const { id } = await lockConversation(transaction, viewer, conversationId)
    const { newest } = await newestMessage(transaction, id)
    await ownRow(transaction, viewer, id)
      .set({ hiddenUpTo: newest, readUpTo: newest, unreadCount: 0, listed: false, pinnedAt: null })
      .execute()
    await forgetConversation(transaction, viewer.profile.id, id)
    await publishConversationChange(transaction, id, viewer.profile.id)
    await publish(transaction, { type: 'CountsChanged', profileIds: [viewer.profile.id] })
  })
}

function ownRow(transaction: Transaction<DB>, { profile }: MemberViewer, conversationId: number) {
  return transaction
    .updateTable('conversationMember')
    .where('conversationId', '=', conversationId)
    .where('profileId', '=', profile.id)
}

async function refuseTooManyPinned(transaction: Transaction<DB>, { profile }: MemberViewer): Promise<void> {
  const { count } = await transaction
    .selectFrom('conversationMember')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profile.id)
    .where('leftAt', 'is', null)
    .where('listed', '=', true)
    .where('pinnedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  if (count > MAX_PINNED) throw new Problem(422, 'TOO_MANY_PINNED', { params: { max: MAX_PINNED } })
}
