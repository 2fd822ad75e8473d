import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import type { Ticket } from '../contract/support/tickets'
import { calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, Problem } from '../core/problem'
import { oneLine, plainText } from '../core/text/plainText'
import { openTicketLink } from './link'
import { isAnswered, lockOwnTicket, lockTicket, ownTicket, publishTicket, type TicketRow } from './ticket'

type Rating = Pick<BodyOf<'MyTickets.RateTicket'>, 'rating' | 'text' | 'reviewAuthor'>

export async function rateTicket(
  deps: Deps,
  viewer: MemberViewer,
  { ticketId, ...rating }: BodyOf<'MyTickets.RateTicket'>,
): Promise<Ticket> {
  await deps.db.transaction().execute(async (transaction) => {
    await rate(deps, transaction, await lockOwnTicket(transaction, viewer, ticketId), rating)
  })
  return ownTicket(deps.db, viewer, ticketId)
}

export async function rateEmailTicket(
  deps: Deps,
  { encryptedTicketId, ...rating }: BodyOf<'MyTickets.RateEmailTicket'>,
): Promise<void> {
  const id = await openTicketLink(deps, encryptedTicketId)
  await deps.db.transaction().execute(async (transaction) => {
    await rate(deps, transaction, await lockTicket(transaction, id), rating)
  })
}

/** Stores a rating, and with the consent that lies in a name, the review; without it, an earlier review goes. */
async function rate(
  { clock, settings }: Deps,
  transaction: Transaction<DB>,
  ticket: TicketRow,
  { rating, ...words }: Rating,
): Promise<void> {
  const text = plainText(words.text ?? '')
  const author = oneLine(plainText(words.reviewAuthor ?? ''))
  if (author !== '' && text === '') throw invalid({ field: 'text', code: 'REQUIRED' })
  const { ratable } = await transaction
    .selectFrom('ticket')
    .select(isAnswered().as('ratable'))
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow()
  if (!ratable) throw new Problem(422, 'TICKET_NOT_ANSWERED')
  await transaction
    .updateTable('ticket')
    .set({ rating, ratingText: text || null, reviewAuthor: author || null })
    .where('id', '=', ticket.id)
    .execute()
  const { id: ticketId, countryId } = ticket
  const now = clock.now()
  await transaction
    .insertInto('ticketRating')
    .values({ ticketId, countryId, rating, createdAt: now })
    .onConflict((conflict) => conflict.column('ticketId').doUpdateSet({ rating }))
    .execute()
  if (author === '') await transaction.deleteFrom('review').where('ticketId', '=', ticketId).execute()
  else {
    const date = calendarDay(now, settings.sites.byId(ticket.siteId).timeZone)
    await transaction
      .insertInto('review')
      .values({ ticketId, countryId, author, rating, text, date })
      .onConflict((conflict) => conflict.column('ticketId').doUpdateSet({ author, rating, text, date }))
      .execute()
  }
  await publishTicket(transaction, ticket)
}
