import { defineArea, single } from '../core/schema/area'
import { deskResolvers } from './desk'
import { ticketsResolvers } from './tickets'

export const support = defineArea({
  resolvers: [deskResolvers, ticketsResolvers],
  nodes: {
    Ticket: single('MyTickets.MyTicket', 'id'),
    TicketMessage: single('MyTickets.GetTicketMessage', 'messageId'),
    StaffTicket: single('SupportDesk.GetTicket', 'ticketId'),
  },
})
