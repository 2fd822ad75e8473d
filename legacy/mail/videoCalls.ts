import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType } from '../contract/enums'
import type { Conversation, Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import { after, MINUTE } from '../core/clock'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { conversationById } from './conversationAnswer'
import { lockConversation, refuseUnread, type HeldConversation } from './lockConversation'
import { messageById } from './messages/messageAnswer'
import { post } from '../shared/mail/post'
import { once, say } from '../shared/mail/say'

/** How long a requested call can be joined. */
const JOINED_WITHIN = 10 * MINUTE

/** Allows or disallows video calls for the other participant, with a message in the conversation. */
export async function setVideoCallsEnabled(
  deps: Deps,
  viewer: MemberViewer,
  { conversationId, enabled }: BodyOf<'Mail.SetVideoCallsEnabled'>,
): Promise<Conversation> {
  // Only the member decides who may see them, so an impersonating administrator is refused.
  refuseImpersonated(viewer)
  const own = viewer.profile.id
  // Each change writes a message that needs no membership, hence the limit.
  await deps.limits.consume('videoCallChoiceByProfile', String(own))
  await deps.db.transaction().execute(async (transaction) => {
    const { videoCallsEnabled } = await lockForTwo(transaction, viewer, conversationId)
    if (videoCallsEnabled === enabled) return
    await transaction
      .updateTable('conversationMember')
      .set({ videoCallsEnabled: enabled })
      .where('conversationId', '=', conversationId)
      .where('profileId', '=', own)
      .execute()
    const type = enabled ? MessageType.VideoCallsEnabled : MessageType.VideoCallsDisabled
    await post(deps, transaction, { conversationId, senderId: own }, { type })
  })
  return conversationById(deps, viewer, conversationId)
}

/** Requests a video call; the same key again returns the first request. */
export async function requestVideoCall(
  deps: Deps,
  viewer: MemberViewer,
  { conversationId, key }: BodyOf<'Mail.RequestVideoCall'>,
): Promise<Message> {
  refuseImpersonated(viewer)
  const id = await once(deps, viewer, key, async () => {
    await deps.limits.consume('messageByProfile', String(viewer.profile.id))
    await deps.limits.consume('videoCallByProfile', String(viewer.profile.id))
    return deps.db.transaction().execute(async (transaction) => {
      const conversation = await lockForTwo(transaction, viewer, conversationId)
      const known = await idWithKey(transaction, viewer, 'message', key)
      if (known !== undefined) return known
      if (!(await bothEnabled(transaction, conversationId))) throw new Problem(422, 'VIDEO_CALLS_OFF')
      const until = after(deps.clock.now(), JOINED_WITHIN).toISOString()
      const about = { until, path: `/VideoCall/${randomUUID()}` }
      return say(deps, transaction, viewer, { ...conversation, key }, { type: MessageType.VideoCall, about })
    })
  })
  return messageById(deps, viewer, id)
}

/** Locks a conversation between two in which the viewer can write. @throws 422 for any other */
async function lockForTwo(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  conversationId: number,
): Promise<HeldConversation> {
  const conversation = await lockConversation(transaction, viewer, conversationId)
  if (conversation.kind !== ConversationKind.Normal) throw new Problem(422, 'BETWEEN_TWO_ONLY')
  await refuseUnread(transaction, viewer, conversation)
  return conversation
}

async function bothEnabled(transaction: Transaction<DB>, conversationId: number): Promise<boolean> {
  const disabled = await transaction
    .selectFrom('conversationMember')
    .select('profileId')
    .where('conversationId', '=', conversationId)
    .where('videoCallsEnabled', '=', false)
    .executeTakeFirst()
  return disabled === undefined
}
