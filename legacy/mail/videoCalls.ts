import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType } from '../contract/enums'
import type { Conversation, Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access'
import { after, MINUTE } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { Problem } from '../core/problem'
import { conversationById } from './conversationAnswer'
import { holdConversation, refuseUnread, type HeldConversation } from './held'
import { messageById } from './messageAnswer'
import { post } from '../shared/mail/post'
import { messageWithKey, once, say } from './send'

/** How long a call that was asked for can be joined. */
const JOINED_WITHIN = 10 * MINUTE

/** Lets the other ask for video calls, or no longer, and says so in the conversation. */
export async function setVideoCallsEnabled(
  deps: Deps,
  reader: MemberReader,
  { conversationId, enabled }: BodyOf<'Mail.SetVideoCallsEnabled'>,
): Promise<Conversation> {
  // With whom a member wants to be seen, only they can say.
  refuseImpersonated(reader)
  const own = reader.profile.id
  // Each change is a message, for which nobody pays.
  await deps.limits.consume('videoCallChoiceByProfile', String(own))
  await deps.db.transaction().execute(async (transaction) => {
    const { videoCallsEnabled } = await holdForTwo(transaction, reader, conversationId)
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
  return conversationById(deps, reader, conversationId)
}

/** Asks the other for a video call; the same key again answers what was asked before. */
export async function requestVideoCall(
  deps: Deps,
  reader: MemberReader,
  { conversationId, key }: BodyOf<'Mail.RequestVideoCall'>,
): Promise<Message> {
  refuseImpersonated(reader)
  const id = await once(deps, reader, key, async () => {
    await deps.limits.consume('messageByProfile', String(reader.profile.id))
    await deps.limits.consume('videoCallByProfile', String(reader.profile.id))
    return deps.db.transaction().execute(async (transaction) => {
      const conversation = await holdForTwo(transaction, reader, conversationId)
      const known = await messageWithKey(transaction, reader, key)
      if (known !== undefined) return known
      if (!(await bothEnabled(transaction, conversationId))) throw new Problem(422, 'VIDEO_CALLS_OFF')
      const until = after(deps.clock.now(), JOINED_WITHIN).toISOString()
      const about = { until, path: `/VideoCall/${randomUUID()}` }
      return say(deps, transaction, reader, { ...conversation, key }, { type: MessageType.VideoCall, about })
    })
  })
  return messageById(deps, reader, id)
}

/**
 * Locks a conversation between two in which something can be written.
 * @throws 422 for any other
 */
async function holdForTwo(
  transaction: Transaction<DB>,
  reader: MemberReader,
  conversationId: number,
): Promise<HeldConversation> {
  const conversation = await holdConversation(transaction, reader, conversationId)
  if (conversation.kind !== ConversationKind.Normal) throw new Problem(422, 'BETWEEN_TWO_ONLY')
  await refuseUnread(transaction, reader, conversation)
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
