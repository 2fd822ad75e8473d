import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { TicketAdminStatus, TicketStatus } from '../contract/support/ticketEnums'
import type { Ticket } from '../contract/support/tickets'
import { constraintOf } from '../core/database/faults'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Request, Viewer } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, Problem } from '../core/problem'
import { oneLine, requiredText } from '../core/text/plainText'
import { openTicketLink } from './link'
import { attachTo, insertMessage, writtenMessage } from './messages'
import { lockOwnTicket, lockTicket, ownTicket, publishTicket, type TicketRow } from './ticket'

/** Opens a ticket. A visitor gets a link to it by mail; the same key again opens no second one. */
export async function createTicket(
  deps: Deps,
  { viewer, body, address }: Pick<Request<'MyTickets.CreateTicket'>, 'viewer' | 'body' | 'address'>,
): Promise<AnswerOf<'MyTickets.CreateTicket'>> {
  const subject = oneLine(requiredText('subject', body.subject))
  const text = requiredText('text', body.text)
  const { email } = body
  const member = memberOf(viewer)
  if (!member && email === undefined) throw invalid({ field: 'email', code: 'REQUIRED' })
  if (!member && body.mediaIds && body.mediaIds.length > 0) throw new Problem(401, 'UNAUTHENTICATED')
  const { db, clock, limits } = deps
  const known = await ticketWithKey(deps, member, body.key)
  if (known !== undefined) return { ticket: member ? await ownTicket(db, member, known) : null }
  if (member) await limits.consume('ticketByProfile', String(member.profile.id))
  else {
    // The address may be anybody's, and the mail leads to what the visitor wrote.
    await limits.consume('mailByAddress', address)
    await limits.consume('ticketByEmail', email ?? '')
  }
  const now = clock.now()
  try {
    const id = await db.transaction().execute(async (transaction) => {
      const ticket = await transaction
        .insertInto('ticket')
        .values({
          siteId: viewer.site.id,
          dark: viewer.site.dark,
          countryId: viewer.site.countryId,
          profileId: member?.profile.id ?? null,
          email: member ? null : (email ?? null),
          language: viewer.locale,
          kind: body.kind,
          subject,
          status: TicketStatus.Normal,
          adminStatus: TicketAdminStatus.New,
          createdAt: now,
          lastMessageAt: now,
          waitingSince: now,
          key: body.key,
        })
        .returning(['id', 'profileId'])
        .executeTakeFirstOrThrow()
      const message = await insertMessage(deps, transaction, { ticketId: ticket.id, text, key: body.key })
      if (member) await attachTo(deps, transaction, member, message.id, body)
      else await addJob(transaction, 'sendTicketMail', { mail: 'ticketReceived', ticketId: ticket.id })
      await publishTicket(transaction, ticket)
      return ticket.id
    })
    return { ticket: member ? await ownTicket(db, member, id) : null }
  } catch (error) {
    if (constraintOf(error) !== 'ticket_key') throw error
    const first = await ticketWithKey(deps, member, body.key)
    return { ticket: member && first !== undefined ? await ownTicket(db, member, first) : null }
  }
}

/** Writes in a ticket, by its id or by the link in a mail. Whatever was closed, or about to be, is open again. */
export async function addMessage(
  deps: Deps,
  viewer: Viewer,
  body: BodyOf<'MyTickets.AddMessageToTicket'>,
): Promise<AnswerOf<'MyTickets.AddMessageToTicket'>> {
  const text = requiredText('text', body.text)
  const find = await finderOf(deps, viewer, body)
  const messageId = await deps.db.transaction().execute(async (transaction) => {
    const ticket = await find(transaction)
    const { id, isNew } = await insertMessage(deps, transaction, { ticketId: ticket.id, text, key: body.key })
    if (!isNew) return id
    const member = memberOf(viewer)
    // Behind the link of a mail may be anybody with the mail: what is attached belongs to the member alone.
    if (member && member.profile.id === ticket.profileId) await attachTo(deps, transaction, member, id, body)
    await waitForStaff(deps, transaction, ticket)
    return id
  })
  return { message: await writtenMessage(deps, viewer, messageId) }
}

/** How to find the ticket that a message is for, once the limit has been counted. */
async function finderOf(
  deps: Deps,
  viewer: Viewer,
  { ticketId, encryptedTicketId }: BodyOf<'MyTickets.AddMessageToTicket'>,
): Promise<(transaction: Transaction<DB>) => Promise<TicketRow>> {
  if ((ticketId === undefined) === (encryptedTicketId === undefined)) {
    throw invalid({ field: 'ticketId', code: 'REQUIRED' })
  }
  if (encryptedTicketId !== undefined) {
    const id = await openTicketLink(deps, encryptedTicketId)
    await deps.limits.consume('ticketMessageByTicket', String(id))
    return (transaction) => lockTicket(transaction, id)
  }
  const member = memberOf(viewer)
  if (!member) throw new Problem(401, 'UNAUTHENTICATED')
  await deps.limits.consume('ticketMessageByProfile', String(member.profile.id))
  return (transaction) => lockOwnTicket(transaction, member, ticketId ?? 0)
}

/** Puts a ticket whose member has written into the queue again; whatever was closed, or about to be, is open. */
export async function waitForStaff(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { id, profileId, status, adminStatus, waitingSince }: TicketRow,
): Promise<void> {
  const { Normal, Reopened } = TicketStatus
  const { New, Open, Forwarded } = TicketAdminStatus
  const now = clock.now()
  await transaction
    .updateTable('ticket')
    .set({
      status: status === Normal ? Normal : Reopened,
      adminStatus: adminStatus === New || adminStatus === Forwarded ? adminStatus : Open,
      lastMessageAt: now,
      waitingSince: waitingSince ?? now,
      closesAt: null,
      unread: false,
    })
    .where('id', '=', id)
    .execute()
  await publishTicket(transaction, { id, profileId })
}

export function closeOwnTicket({ db }: Deps, viewer: MemberViewer, ticketId: number): Promise<Ticket> {
  return changeOwnTicket(db, viewer, ticketId, {
    status: TicketStatus.Closed,
    adminStatus: TicketAdminStatus.Closed,
    waitingSince: null,
    closesAt: null,
    unread: false,
  })
}

export function setTicketRead({ db }: Deps, viewer: MemberViewer, ticketId: number): Promise<Ticket> {
  return changeOwnTicket(db, viewer, ticketId, { unread: false })
}

async function changeOwnTicket(
  db: Deps['db'],
  viewer: MemberViewer,
  ticketId: number,
  values: Partial<Pick<TicketRow, 'status' | 'adminStatus' | 'waitingSince' | 'closesAt' | 'unread'>>,
): Promise<Ticket> {
  await db.transaction().execute(async (transaction) => {
    const ticket = await lockOwnTicket(transaction, viewer, ticketId)
    await transaction.updateTable('ticket').set(values).where('id', '=', ticket.id).execute()
    await publishTicket(transaction, ticket)
  })
  return ownTicket(db, viewer, ticketId)
}

async function ticketWithKey({ db }: Deps, member: MemberViewer | undefined, key: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('ticket')
    .select('id')
    .where((eb) => eb(eb.fn.coalesce('profileId', eb.lit(0)), '=', member?.profile.id ?? 0))
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}

function memberOf(viewer: Viewer): MemberViewer | undefined {
  const { session, profile } = viewer
  return session && profile ? { ...viewer, session, profile } : undefined
}
