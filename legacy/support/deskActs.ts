import { sql, type Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { TicketAdminStatus, TicketStatus } from '../contract/support/ticketEnums'
import type { StaffTicket, TicketMessage } from '../contract/support/tickets'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem, unprocessable } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { heldBy, isHeld, released, requireFree } from '../shared/staff/hold'
import { staffTicket } from './desk'
import { attachToAnswer, insertMessage, messageById } from './messages'
import { lockSeenTicket, lockSeenTickets, publishTicket, type TicketRow } from './ticket'

/** How long a ticket that support closes stays open to the member. */
const PENDING_FOR = 7 * DAY

/** Takes a ticket, or holds it longer. @throws 409 TICKET_TAKEN while another holds it */
export async function takeTicket(deps: Deps, viewer: MemberViewer, ticketId: number): Promise<StaffTicket> {
  await deps.db.transaction().execute(async (transaction) => {
    const ticket = await lockSeenTicket(transaction, viewer, ticketId)
    requireFree(ticket, viewer, deps, 'TICKET_TAKEN')
    const adminStatus = ticket.adminStatus === TicketAdminStatus.New ? TicketAdminStatus.Open : ticket.adminStatus
    await update(transaction, ticket, { adminStatus, ...heldBy(viewer, deps) })
  })
  return staffTicket(deps, viewer, ticketId)
}

export function releaseTicket(deps: Deps, viewer: MemberViewer, ticketId: number): Promise<StaffTicket> {
  return withHeld(deps, viewer, ticketId, (transaction, ticket) => update(transaction, ticket, released))
}

/** Answers the member and gives the ticket back; the same key again sends nothing new. */
export async function answerTicket(
  deps: Deps,
  viewer: MemberViewer,
  { ticketId, close = false, key, text: written, ...attached }: BodyOf<'SupportDesk.AnswerTicket'>,
): Promise<AnswerOf<'SupportDesk.AnswerTicket'>> {
  const text = requiredText('text', written)
  const messageId = await deps.db.transaction().execute(async (transaction) => {
    const ticket = await lockSeenTicket(transaction, viewer, ticketId)
    const message = { ticketId: ticket.id, text, key, staffId: viewer.profile.id }
    const known = await messageWithKey(transaction, ticket, key)
    if (known !== undefined) return known
    requireHeld(ticket, viewer, deps)
    const { id } = await insertMessage(deps, transaction, message)
    await attachToAnswer(deps, transaction, viewer, { messageId: id, ownerId: ticket.profileId }, attached)
    await update(transaction, ticket, {
      ...(close ? closing(deps) : { adminStatus: TicketAdminStatus.Pending }),
      lastMessageAt: deps.clock.now(),
      waitingSince: null,
      unread: ticket.profileId !== null,
      ...released,
    })
    const withFiles = (attached.mediaIds ?? []).length > 0
    await addJob(transaction, 'sendTicketMail', { mail: 'ticketAnswered', ticketId: ticket.id, withFiles })
    await publishTicket(transaction, ticket)
    return id
  })
  return {
    ticket: await staffTicket(deps, viewer, ticketId),
    message: await messageById(deps, viewer, messageId),
  }
}

/** Adds a note, which needs no hold: two may know something at once. */
export async function addNote(
  deps: Deps,
  viewer: MemberViewer,
  { ticketId, key, ...body }: BodyOf<'SupportDesk.AddNote'>,
): Promise<TicketMessage> {
  const text = requiredText('text', body.text)
  const id = await deps.db.transaction().execute(async (transaction) => {
    const ticket = await lockSeenTicket(transaction, viewer, ticketId)
    return (await insertNote(deps, transaction, viewer, ticket, { text, key })).id
  })
  return messageById(deps, viewer, id)
}

export async function forwardTicket(
  deps: Deps,
  viewer: MemberViewer,
  { ticketId, key, ...body }: BodyOf<'SupportDesk.ForwardTicket'>,
): Promise<StaffTicket> {
  const text = requiredText('text', body.text)
  await deps.db.transaction().execute(async (transaction) => {
    const ticket = await lockSeenTicket(transaction, viewer, ticketId)
    if ((await messageWithKey(transaction, ticket, key)) !== undefined) return
    requireHeld(ticket, viewer, deps)
    await insertNote(deps, transaction, viewer, ticket, { text, key })
    await update(transaction, ticket, { adminStatus: TicketAdminStatus.Forwarded, ...released })
  })
  return staffTicket(deps, viewer, ticketId)
}

export function closeTicket(deps: Deps, viewer: MemberViewer, ticketId: number): Promise<StaffTicket> {
  return withHeld(deps, viewer, ticketId, async (transaction, ticket) => {
    await update(transaction, ticket, { ...closing(deps), waitingSince: null, ...released })
    await publishTicket(transaction, ticket)
  })
}

/** Moves the messages of a held ticket into another one of the same member, which the viewer holds afterwards. */
export async function mergeTickets(
  deps: Deps,
  viewer: MemberViewer,
  { ticketId, intoTicketId }: BodyOf<'SupportDesk.MergeTickets'>,
): Promise<StaffTicket> {
  await deps.db.transaction().execute(async (transaction) => {
    const [from, into] = await lockSeenTickets(transaction, viewer, [ticketId, intoTicketId])
    if (!from || !into || from.id === into.id || !isOfSamePerson(from, into)) {
      throw unprocessable({ field: 'intoTicketId', code: 'TICKETS_OF_OTHERS' })
    }
    requireHeld(from, viewer, deps)
    requireFree(into, viewer, deps, 'TICKET_TAKEN')
    await renewKeys(transaction, from, into)
    await transaction.updateTable('ticketMessage').set({ ticketId: into.id }).where('ticketId', '=', from.id).execute()
    await transaction.updateTable('ticket').set({ mergedInto: into.id }).where('mergedInto', '=', from.id).execute()
    await update(transaction, from, {
      mergedInto: into.id,
      status: TicketStatus.Closed,
      adminStatus: TicketAdminStatus.Deleted,
      waitingSince: null,
      closesAt: null,
      unread: false,
      ...released,
    })
    const waits = earliest(from.waitingSince, into.waitingSince)
    await update(transaction, into, {
      lastMessageAt: from.lastMessageAt > into.lastMessageAt ? from.lastMessageAt : into.lastMessageAt,
      waitingSince: waits,
      unread: from.unread || into.unread,
      // Somebody waits in it again.
      ...(waits !== null && into.status !== TicketStatus.Normal
        ? { status: TicketStatus.Reopened, closesAt: null }
        : {}),
      ...(waits === null ? {} : { adminStatus: TicketAdminStatus.Open }),
      ...heldBy(viewer, deps),
    })
    for (const ticket of [from, into]) await publishTicket(transaction, ticket)
  })
  return staffTicket(deps, viewer, intoTicketId)
}

/** Clients choose the keys, so that two tickets may have the same. */
async function renewKeys(transaction: Transaction<DB>, from: TicketRow, into: TicketRow): Promise<void> {
  await transaction
    .updateTable('ticketMessage')
    .set({ key: sql`gen_random_uuid()` })
    .where('ticketId', '=', from.id)
    .where('key', 'in', (eb) =>
      eb.selectFrom('ticketMessage as other').select('other.key').where('other.ticketId', '=', into.id),
    )
    .execute()
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** What was written on a dark site stays there. */
function isOfSamePerson(one: TicketRow, other: TicketRow): boolean {
  if (one.dark !== other.dark) return false
  return one.profileId === other.profileId && one.email?.toLowerCase() === other.email?.toLowerCase()
}

/** Changes a ticket that the viewer holds. */
async function withHeld(
  deps: Deps,
  viewer: MemberViewer,
  ticketId: number,
  change: (transaction: Transaction<DB>, ticket: TicketRow) => Promise<void>,
): Promise<StaffTicket> {
  await deps.db.transaction().execute(async (transaction) => {
    const ticket = await lockSeenTicket(transaction, viewer, ticketId)
    requireHeld(ticket, viewer, deps)
    await change(transaction, ticket)
  })
  return staffTicket(deps, viewer, ticketId)
}

/** @throws 409 unless the viewer holds the ticket */
function requireHeld(ticket: TicketRow, viewer: MemberViewer, deps: Pick<Deps, 'clock'>): void {
  if (!isHeld(ticket, deps.clock.now())) throw new Problem(409, 'TICKET_NOT_TAKEN')
  requireFree(ticket, viewer, deps, 'TICKET_TAKEN')
}

function closing({ clock }: Pick<Deps, 'clock'>) {
  return {
    status: TicketStatus.ClosePending,
    adminStatus: TicketAdminStatus.Pending,
    closesAt: after(clock.now(), PENDING_FOR),
  }
}

async function update(
  transaction: Transaction<DB>,
  { id }: Pick<TicketRow, 'id'>,
  values: Partial<Omit<TicketRow, 'id'>>,
): Promise<void> {
  await transaction.updateTable('ticket').set(values).where('id', '=', id).execute()
}

function insertNote(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { profile }: MemberViewer,
  { id: ticketId }: Pick<TicketRow, 'id'>,
  note: { readonly text: string; readonly key: string },
) {
  return insertMessage(deps, transaction, { ...note, ticketId, staffId: profile.id, internal: true })
}

async function messageWithKey(
  transaction: Transaction<DB>,
  { id }: Pick<TicketRow, 'id'>,
  key: string,
): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('ticketMessage')
    .select('id')
    .where('ticketId', '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}
