import { expressionBuilder, type ExpressionBuilder, type Selectable, type Transaction } from 'kysely'
import type { AnswerOf, QueryOf } from '../contract/contract'
import { TicketStatus, type TicketKind, type TicketRating } from '../contract/support/ticketEnums'
import type { Ticket } from '../contract/support/tickets'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB, Ticket as TicketTable } from '../core/database/schema.generated'
import { publish } from '../core/events'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { Site } from '../core/sites'
import { beginningOf } from '../core/text/plainText'

const EXCERPT = 140

/** Whether a site may show the row of `ticket`: main sites show none that was written on a dark one. */
export function onSite({ dark }: Pick<Site, 'dark'>) {
  return (eb: ExpressionBuilder<DB, 'ticket'>) => (dark ? eb.lit(true) : eb('ticket.dark', '=', false))
}

/** The viewer's tickets, latest message first. */
export async function ticketsPage(
  { db }: Pick<Deps, 'db'>,
  { profile, site }: MemberViewer,
  { open, ...page }: QueryOf<'MyTickets.Tickets'>,
): Promise<AnswerOf<'MyTickets.Tickets'>> {
  const { skip, take } = pageOf(page)
  const rows = await ticketRows(db)
    .where('ticket.profileId', '=', profile.id)
    .where(onSite(site))
    .where('ticket.mergedInto', 'is', null)
    .$if(open !== undefined, (query) => query.where('ticket.status', open ? '!=' : '=', TicketStatus.Closed))
    .orderBy('ticket.lastMessageAt', 'desc')
    .orderBy('ticket.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map(ticketAnswer)
}

/** One of the viewer's tickets, or the one that it was merged into. @throws 404 for any other */
export async function ownTicket(db: Database, { profile, site }: MemberViewer, id: number): Promise<Ticket> {
  const row = await ticketRows(db)
    .where('ticket.id', '=', await survivingId(db, id))
    .where('ticket.profileId', '=', profile.id)
    .where(onSite(site))
    .executeTakeFirst()
  if (!row) throw notFound()
  return ticketAnswer(row)
}

/** The id of a ticket, or of the one that it was merged into. */
export async function survivingId(db: Database, id: number): Promise<number> {
  const row = await db.selectFrom('ticket').select('mergedInto').where('id', '=', id).executeTakeFirst()
  return row?.mergedInto ?? id
}

/** Locks a ticket against concurrent changes, or the one that it was merged into. @throws 404 */
export async function lockTicket(transaction: Transaction<DB>, id: number): Promise<TicketRow> {
  const row = await transaction
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', await survivingId(transaction, id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  // It may have been merged while this waited.
  return row.mergedInto === null ? row : lockTicket(transaction, row.mergedInto)
}

/**
 * Locks tickets, or those that they were merged into, in the order of the ids asked for. The locks are taken in the
 * order of the locked ids, so that two who lock the same tickets never wait for each other. @throws 404
 */
export async function lockSeenTickets(
  transaction: Transaction<DB>,
  { site }: MemberViewer,
  ids: readonly number[],
): Promise<TicketRow[]> {
  const surviving: number[] = []
  for (const id of ids) surviving.push(await survivingId(transaction, id))
  const locked = await transaction
    .selectFrom('ticket')
    .selectAll()
    .where('id', '=', anyOf(surviving))
    .orderBy('id')
    .forUpdate()
    .execute()
  return surviving.map((id) => {
    const row = locked.find((ticket) => ticket.id === id)
    if (!row || (row.dark && !site.dark)) throw notFound()
    // It was merged while this waited; locking the other now could be out of order.
    if (row.mergedInto !== null) throw new Problem(409, 'TICKET_NOT_TAKEN')
    return row
  })
}

export type TicketRow = Selectable<TicketTable>

/** Locks a ticket that the site shows. @throws 404 for any other */
export async function lockSeenTicket(
  transaction: Transaction<DB>,
  { site }: MemberViewer,
  id: number,
): Promise<TicketRow> {
  const row = await lockTicket(transaction, id)
  if (row.dark && !site.dark) throw notFound()
  return row
}

/** Locks one of the viewer's tickets. @throws 404 for any other */
export async function lockOwnTicket(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  id: number,
): Promise<TicketRow> {
  const row = await lockSeenTicket(transaction, viewer, id)
  if (row.profileId !== viewer.profile.id) throw notFound()
  return row
}

/** Publishes a change to the member of a ticket. */
export async function publishTicket(
  transaction: Transaction<DB>,
  { id, profileId }: Pick<TicketRow, 'id' | 'profileId'>,
): Promise<void> {
  if (profileId === null) return
  await publish(transaction, { type: 'TicketChanged', profileIds: [profileId], ticketId: id })
  await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
}

/** The number of tickets with something unread, as an expression. */
export function unreadTicketCount({ db }: Pick<Deps, 'db'>, { profile, site }: MemberViewer) {
  return db
    .selectFrom('ticket')
    .where('profileId', '=', profile.id)
    .where('unread', '=', true)
    .where(onSite(site))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}

/** The latest message of the row of `ticket`, without notes. */
export function latestText() {
  return expressionBuilder<DB, 'ticket'>()
    .selectFrom('ticketMessage')
    .select('ticketMessage.text')
    .whereRef('ticketMessage.ticketId', '=', 'ticket.id')
    .where('ticketMessage.internal', '=', false)
    .orderBy('ticketMessage.id', 'desc')
    .limit(1)
    .$asScalar()
}

/** Whether support has answered in the row of `ticket`. */
export function isAnswered() {
  const eb = expressionBuilder<DB, 'ticket'>()
  return eb
    .exists(
      eb
        .selectFrom('ticketMessage')
        .select('ticketMessage.id')
        .whereRef('ticketMessage.ticketId', '=', 'ticket.id')
        .where('ticketMessage.fromStaff', '=', true)
        .where('ticketMessage.internal', '=', false),
    )
    .$castTo<boolean>()
}

export function excerptFrom(text: string | null): string {
  return beginningOf(text ?? '', EXCERPT)
}

function ticketRows(db: Database) {
  return db
    .selectFrom('ticket')
    .selectAll('ticket')
    .select([latestText().as('text'), isAnswered().as('ratable'), hiddenReason().as('hiddenReason')])
}

function ticketAnswer(row: Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number]): Ticket {
  return {
    id: row.id,
    kind: row.kind as TicketKind,
    subject: row.subject,
    status: row.status as TicketStatus,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    excerpt: excerptFrom(row.text),
    unread: row.unread,
    closesAt: row.closesAt?.toISOString() ?? null,
    ...ratingOf(row),
    ratable: row.ratable,
  }
}

/** Why the staff hid the review of the row of `ticket`. */
export function hiddenReason() {
  return expressionBuilder<DB, 'ticket'>()
    .selectFrom('review')
    .select('review.hiddenReason')
    .whereRef('review.ticketId', '=', 'ticket.id')
    .$asScalar()
}

interface RatedRow extends Pick<TicketRow, 'rating' | 'ratingText' | 'reviewAuthor'> {
  readonly hiddenReason: string | null
}

export function ratingOf({ rating, ratingText, reviewAuthor, hiddenReason: reviewHiddenReason }: RatedRow) {
  return { rating: rating as TicketRating | null, ratingText, reviewAuthor, reviewHiddenReason }
}
