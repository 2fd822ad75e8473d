import type { AnswerOf } from '../../legacy/contract/contract'
import type { Conversation as ConversationShape, Message as MessageShape } from '../../legacy/contract/mailShapes'
import type { Edge, ItemOf } from '../core/schema/parents'
import type { UserError } from '../core/mutation'

export type Conversation = ConversationShape
export type ConversationMember = ItemOf<'Mail.GetGroupChatMembers'>
export type Correspondence = AnswerOf<'Mail.GetConversationWith'>

/** The message types have their own names for the parts of a message's subject. */
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

/** The conversation is loaded again only when selected. */
export interface SendMessagePayload {
  readonly message?: Message
  readonly messageEdge?: Edge<Message>
  readonly userErrors: readonly UserError[]
}
