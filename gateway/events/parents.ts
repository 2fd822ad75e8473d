import type { Comment as CommentShape } from '../../legacy/contract/blogShapes'
import type {
  Event as WholeEvent,
  EventMonth as EventMonthShape,
  EventQuestion as EventQuestionShape,
  EventSignUp as EventSignUpShape,
  EventSummary,
  EventTickAnswer as EventTickAnswerShape,
  OwnSignUp,
} from '../../legacy/contract/events/eventShapes'
import type { Message } from '../../legacy/contract/mailShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { UserError } from '../core/mutation'

/** With programme, media, hosts, tickets and files if the call for one event returned them. */
export type Event = EventSummary & Partial<WholeEvent>
export type EventMonth = EventMonthShape
export type EventDay = EventMonthShape['days'][number]
export type EventTicket = WholeEvent['tickets'][number]
export type ViewerSignUp = OwnSignUp
export type EventSignUp = EventSignUpShape
export type EventQuestion = EventQuestionShape
export type EventTickAnswer = EventTickAnswerShape
export type EventComment = CommentShape
export type EventNotification = Notification

/** Of writes that change an event, which is read again only when the client asks for it. */
interface EventPayload {
  readonly eventLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type SignUpForEventPayload = EventPayload
export type SetEventSignUpVisiblePayload = EventPayload
export interface QuitEventPayload extends EventPayload {
  readonly refund?: { readonly amount: number; readonly currency: string } | null
}
export interface CancelEventPayload extends EventPayload {
  readonly deletedId?: string
}
export interface CheckInAtEventPayload extends EventPayload {
  readonly ticks?: readonly EventTickAnswerShape[]
}
export interface DeleteEventQuestionPayload extends EventPayload {
  readonly deletedId?: string
}
export interface BuyEventTicketPayload {
  readonly orderLegacyId?: number
  readonly checkoutUrl?: string | null
  readonly userErrors: readonly UserError[]
}

/** Of writes in an event's mail. */
interface EventMailPayload {
  readonly message?: Message
  readonly userErrors: readonly UserError[]
}
export type AnnounceAtEventPayload = EventMailPayload
export type WriteEventMailPayload = EventMailPayload
