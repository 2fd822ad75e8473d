import { defineArea } from '../shared/area/area'
import { closePendingTickets } from './closing'
import { ticketFileRoutes } from './files'
import { supportHandlers } from './handlers'
import { sendTicketMail, type TicketMailJob } from './mails'
import { attachedToTicket } from './mediaGrant'
import { unreadTicketCount } from './ticket'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      closePendingTickets: Record<string, never>
      sendTicketMail: TicketMailJob
    }
  }
}

export const support = defineArea({
  name: 'support',
  handlers: supportHandlers,
  tasks: {
    closePendingTickets: { run: closePendingTickets, schedule: '*/15 * * * * ?max=3' },
    sendTicketMail: { run: sendTicketMail, sensitive: true },
  },
  routes: [ticketFileRoutes],
  mediaGrant: attachedToTicket,
  actSubjects: {
    ticketId: async (db, id) =>
      (await db.selectFrom('ticket').select('profileId').where('id', '=', id).executeTakeFirst())?.profileId,
    reviewId: async (db, id) =>
      (
        await db
          .selectFrom('review')
          .innerJoin('ticket', 'ticket.id', 'review.ticketId')
          .select('ticket.profileId')
          .where('review.id', '=', id)
          .executeTakeFirst()
      )?.profileId,
  },
  counters: { unreadTicketCount },
})
