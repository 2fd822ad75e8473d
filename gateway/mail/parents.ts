import type { AnswerOf } from '../../legacy/contract/contract'
import type { Conversation as ConversationShape, Message as MessageShape } from '../../legacy/contract/mailShapes'
import type { Edge, ItemOf } from '../core/parents'
import type { UserError } from '../core/mutation'

export type Conversation = ConversationShape
export type ConversationMember = ItemOf<'Mail.GetGroupChatMembers'>
export type Correspondence = AnswerOf<'Mail.GetConversationWith'>

/** The types of messages tell by names of their own what the subject of a message holds. */
export type Message = MessageShape
export type TextMessage = Message
export type SystemMessage = Message
export type ReceiptMessage = Message
export type MembershipExpiryMessage = Message
export type AlbumAccessMessage = Message
export type VideoCallMessage = Message
export type VideoCallsMessage = Message
export type LoungeMessage = Message
export type BirthdayWishesMessage = Message
export type EventMessage = Message
export type LodgeMessage = Message
export type GroupChatMessage = Message

/** The conversation is read again only when the client asks for it. */
export interface SendMessagePayload {
  readonly message?: Message
  readonly messageEdge?: Edge<Message>
  readonly userErrors: readonly UserError[]
}
