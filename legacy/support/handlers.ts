import type { Handlers } from '../core/handler'
import { figures, queue, staffTicket, templates, ticketMember } from './desk'
import { addNote, answerTicket, closeTicket, forwardTicket, mergeTickets, releaseTicket, takeTicket } from './deskActs'
import { emailTicket } from './emailTicket'
import { messageById, messagesForStaff, ownMessages } from './messages'
import { rateEmailTicket, rateTicket } from './rating'
import { ownTicket, ticketsPage } from './ticket'
import { reviewById, setReviewHidden } from './reviews'
import { addMessage, closeOwnTicket, createTicket, setTicketRead } from './write'

/** Tickets: the members' half and the desk. */
export const supportHandlers = {
  'MyTickets.Tickets': (deps, { viewer, query }) => ticketsPage(deps, viewer, query),
  'MyTickets.MyTicket': ({ db }, { viewer, query }) => ownTicket(db, viewer, query.id),
  'MyTickets.GetMessagesForTicket': (deps, { viewer, query }) => ownMessages(deps, viewer, query),
  'MyTickets.GetTicketMessage': (deps, { viewer, query }) => messageById(deps, viewer, query.messageId),
  'MyTickets.CreateTicket': (deps, call) => createTicket(deps, call),
  'MyTickets.AddMessageToTicket': (deps, { viewer, body }) => addMessage(deps, viewer, body),
  'MyTickets.CloseTicket': (deps, { viewer, body }) => closeOwnTicket(deps, viewer, body.ticketId),
  'MyTickets.SetTicketRead': (deps, { viewer, body }) => setTicketRead(deps, viewer, body.ticketId),
  'MyTickets.RateTicket': (deps, { viewer, body }) => rateTicket(deps, viewer, body),
  'MyTickets.EmailTicket': (deps, { viewer, query }) => emailTicket(deps, viewer, query.encryptedTicketId),
  'MyTickets.RateEmailTicket': async (deps, { body }) => {
    await rateEmailTicket(deps, body)
    return {}
  },

  'SupportDesk.GetTickets': (deps, { viewer, query }) => queue(deps, viewer, query),
  'SupportDesk.GetTicket': (deps, { viewer, query }) => staffTicket(deps, viewer, query.ticketId),
  'SupportDesk.GetTicketMessages': (deps, { viewer, query }) => messagesForStaff(deps, viewer, query),
  'SupportDesk.GetTicketMember': (deps, { viewer, query }) => ticketMember(deps, viewer, query.ticketId),
  'SupportDesk.TakeTicket': (deps, { viewer, body }) => takeTicket(deps, viewer, body.ticketId),
  'SupportDesk.ReleaseTicket': (deps, { viewer, body }) => releaseTicket(deps, viewer, body.ticketId),
  'SupportDesk.AnswerTicket': (deps, { viewer, body }) => answerTicket(deps, viewer, body),
  'SupportDesk.AddNote': (deps, { viewer, body }) => addNote(deps, viewer, body),
  'SupportDesk.ForwardTicket': (deps, { viewer, body }) => forwardTicket(deps, viewer, body),
  'SupportDesk.CloseTicket': (deps, { viewer, body }) => closeTicket(deps, viewer, body.ticketId),
  'SupportDesk.MergeTickets': (deps, { viewer, body }) => mergeTickets(deps, viewer, body),
  'SupportDesk.SetReviewHidden': (deps, { viewer, body }) => setReviewHidden(deps, viewer, body),
  'Support.GetReview': (deps, { viewer, query }) => reviewById(deps, viewer, query.id),

  'SupportDesk.GetTemplates': (deps, { viewer, query }) => templates(deps, viewer, query.ticketId),
  'SupportDesk.GetFigures': (deps, { viewer }) => figures(deps, viewer),
} satisfies Partial<Handlers>
