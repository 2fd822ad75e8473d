import { randomUUID } from 'node:crypto'
import { TicketAdminStatus, TicketKind, TicketStatus } from '../../legacy/contract/support/ticketEnums'
import type { TestServer } from '../../legacy/testing/testServer'

/** A ticket of a profile, with support's answer. */
export async function answeredTicket({ deps: { db, clock } }: TestServer, profileId: number) {
  const now = clock.now()
  const { id: ticketId } = await db
    .insertInto('ticket')
    .values({
      profileId,
      subject: 'The map',
      kind: TicketKind.Fault,
      status: TicketStatus.Normal,
      adminStatus: TicketAdminStatus.Pending,
      countryId: 1,
      siteId: 1,
      language: 'da-DK',
      key: randomUUID(),
      createdAt: now,
      lastMessageAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ticketMessageId } = await db
    .insertInto('ticketMessage')
    .values({ ticketId, fromStaff: true, text: 'Reload the page.', key: randomUUID(), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticketId, ticketMessageId }
}
