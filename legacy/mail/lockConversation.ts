import type { Transaction } from 'kysely'
import type { ErrorCode } from '../content/messages/messages'
import { WriteRefusal, type ConversationKind } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { writeRefusalOf } from './conversationAnswer'
import { nothingToAnswer } from './lodgeWriting'
import { participantsIn } from './messages/participants'
import { lockConversations } from '../shared/mail/locks'
import { openConversations, otherThan } from '../shared/visibility/mail'

/** A conversation that is locked until the transaction ends, as the viewer has it. */
export interface HeldConversation {
  readonly id: number
  readonly kind: ConversationKind
  readonly name: string | null
  readonly ownerId: number | null
  readonly lodgeId: number | null
  readonly eventId: number | null
  /** Of a conversation with the hosts of an event; null for its announcements. */
  readonly guestId: number | null
  /** A lodge's: the viewer may only answer, and nobody has written yet. */
  readonly nothingToAnswer: boolean
  /** The other participant of a conversation between two, unless erased. */
  readonly otherId: number | null
  /** The last message that the viewer has read. */
  readonly readUpTo: number
  /** The viewer allows the others to request video calls. */
  readonly videoCallsEnabled: boolean
}

/** Locks a conversation that the viewer may see. @throws 404 when there is none */
export async function lockConversation(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  conversationId: number,
): Promise<HeldConversation> {
  await lockConversations(transaction, [conversationId])
  // Checked after locking: while this waited, the viewer may have lost access.
  const found = await openConversations(transaction, viewer)
    .select(['conversation.id', 'conversation.kind', 'conversation.name', 'conversation.ownerId'])
    .select(['conversation.lodgeId', 'conversation.eventId', 'conversation.guestId'])
    .select(nothingToAnswer(viewer).as('nothingToAnswer'))
    .select(['conversationMember.readUpTo', 'conversationMember.videoCallsEnabled'])
    .select(otherThan(viewer.profile.id).as('otherId'))
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, kind: found.kind as ConversationKind }
}

/** Refuses a message that nobody would read. @throws 422 with the reason */
export async function refuseUnread(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  conversation: HeldConversation,
): Promise<void> {
  const { id, otherId } = conversation
  const other = await transaction
    .selectFrom('profile')
    .select('id')
    .where('id', '=', otherId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  const others = await participantsIn({ db: transaction }, [id], viewer)
  const code = refusals[writeRefusalOf(conversation, other !== undefined, others(id))]
  if (code) throw new Problem(422, code)
}

const refusals: Record<WriteRefusal, ErrorCode | undefined> = {
  [WriteRefusal.None]: undefined,
  [WriteRefusal.NoReply]: 'NO_REPLY',
  [WriteRefusal.Gone]: 'RECIPIENT_GONE',
  [WriteRefusal.Left]: 'NOBODY_LEFT',
  [WriteRefusal.NothingToAnswer]: 'NOTHING_TO_ANSWER',
}
