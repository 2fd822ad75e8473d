import type { Comment, Commentable } from '../core/schema/graphTypes'
import type { Conversation, Message } from '../../legacy/contract/mailShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { ProfileSummary } from '../../legacy/contract/shapes'
import type { StaffQueue } from '../../legacy/contract/staff/queueEnums'
import type { Ticket } from '../../legacy/contract/support/tickets'

/** An event, with the object that decides whether the viewer gets it. */
export interface LiveMessage {
  readonly __typename: 'LiveMessage'
  readonly message: Message
}
export interface LiveConversation {
  readonly __typename: 'LiveConversation'
  readonly conversationId: number
  readonly conversation: Conversation | null
}
export interface LiveTyping {
  readonly __typename: 'LiveTyping'
  readonly conversationId: number
  readonly profile: ProfileSummary
}
export interface LiveNews {
  readonly __typename: 'LiveNews'
  readonly topic: Notification['topic']
  readonly actor: ProfileSummary | null
  readonly notification: Notification | null
}
export interface LiveTicket {
  readonly __typename: 'LiveTicket'
  readonly ticketId: number
  readonly ticket: Ticket | null
}
export interface LiveQueue {
  readonly __typename: 'LiveQueue'
  readonly queue: StaffQueue
}
export interface LiveCounts {
  readonly __typename: 'LiveCounts'
  readonly at: string
}
export interface LiveResync {
  readonly __typename: 'LiveResync'
  readonly at: string
}
/** What happened to the comments on an item. */
export interface CommentsChange {
  readonly item: Commentable
  readonly comment: Comment | null
  readonly deletedId: string | null
}
export type LiveEvent =
  LiveMessage | LiveConversation | LiveTyping | LiveNews | LiveTicket | LiveQueue | LiveCounts | LiveResync
