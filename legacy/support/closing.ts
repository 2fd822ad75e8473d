import { TicketAdminStatus, TicketStatus } from '../contract/support/ticketEnums'
import type { Deps } from '../core/handler'
import { publishTicket } from './ticket'

/** Closes the tickets whose members have not written again within seven days. */
export async function closePendingTickets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('ticket')
      .set({ status: TicketStatus.Closed, adminStatus: TicketAdminStatus.Closed, closesAt: null })
      // Locked in the order of the ids, as merging does.
      .where('id', 'in', (eb) =>
        eb.selectFrom('ticket').select('id').where('closesAt', '<=', clock.now()).orderBy('id').forUpdate(),
      )
      .returning(['id', 'profileId'])
      .execute()
    for (const ticket of closed) await publishTicket(transaction, ticket)
  })
}
