import type { AnswerOf } from '../../legacy/contract/contract'
import type {
  StaffTicket as StaffTicketShape,
  Ticket as TicketShape,
  TicketMessage as TicketMessageShape,
} from '../../legacy/contract/support/tickets'
import type { UserError } from '../core/mutation'

export type Ticket = TicketShape
export type TicketMessage = TicketMessageShape
export type EmailTicket = AnswerOf<'MyTickets.EmailTicket'>
export type EmailTicketMessage = EmailTicket['messages'][number]
export type EmailTicketFile = EmailTicketMessage['files'][number]
export type StaffTicket = StaffTicketShape
export type TicketMember = AnswerOf<'SupportDesk.GetTicketMember'>
export type TicketFigures = AnswerOf<'SupportDesk.GetFigures'>

/** The ticket is read again only when the client asks for it. */
export interface AddTicketMessagePayload {
  readonly message?: TicketMessage
  readonly ticketLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type AddTicketNotePayload = AddTicketMessagePayload
