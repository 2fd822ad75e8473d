import type { AnswerOf } from '../contract/contract'
import type { TicketStatus } from '../contract/support/ticketEnums'
import type { Deps, Viewer } from '../core/handler'
import { Problem } from '../core/problem'
import { filesByMessage } from './files'
import { openTicketLink } from './link'
import { hiddenReason, isAnswered, onSite, ratingOf, survivingId } from './ticket'

const MAX_MESSAGES = 100

/** A ticket by the link in a mail, without what only its member may see. */
export async function emailTicket(
  deps: Deps,
  { site }: Pick<Viewer, 'site'>,
  link: string,
): Promise<AnswerOf<'MyTickets.EmailTicket'>> {
  const { db } = deps
  const id = await survivingId(db, await openTicketLink(deps, link))
  const ticket = await db
    .selectFrom('ticket')
    .selectAll()
    .select([isAnswered().as('ratable'), hiddenReason().as('hiddenReason')])
    .where('id', '=', id)
    .where(onSite(site))
    .executeTakeFirst()
  if (!ticket) throw new Problem(410, 'LINK_EXPIRED')
  const messages = await db
    .selectFrom('ticketMessage')
    .select(['ticketMessage.id', 'fromStaff', 'text', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('ticketMessageMedia')
        .whereRef('ticketMessageMedia.messageId', '=', 'ticketMessage.id')
        .where('ticketMessage.fromStaff', '=', false)
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('attachments'),
    )
    .where('ticketId', '=', id)
    .where('internal', '=', false)
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute()
  const messageIds = messages.map((message) => message.id)
  const files = await filesByMessage(deps, id, messageIds)
  return {
    subject: ticket.subject,
    status: ticket.status as TicketStatus,
    closesAt: ticket.closesAt?.toISOString() ?? null,
    createdAt: ticket.createdAt.toISOString(),
    ...ratingOf(ticket),
    ratable: ticket.ratable,
    messages: messages.toReversed().map(({ id: messageId, createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      files: files.get(messageId) ?? [],
    })),
  }
}
