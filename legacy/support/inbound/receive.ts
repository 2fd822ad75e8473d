import { sql } from 'kysely'
import type { Deps } from '../../core/handler'
import { Problem } from '../../core/problem'
import type { StoreMailedFile } from '../../shared/media/mailedFile'
import { attachUploads, insertMessage } from '../messages'
import { lockTicket, type TicketRow } from '../ticket'
import { waitForStaff } from '../write'
import type { IncomingAttachment, IncomingMail } from './incomingMail'

const MAX_ATTACHMENTS = 5

/** Why a ticket does not take a mail, in words for whoever sent it. */
export class MailRefusal extends Error {
  override name = 'MailRefusal'
}

/**
 * Writes a mail into its ticket, once. The secret reply address is the proof, as the link in the same mail is: a
 * mail from another address than the ticket's is taken, too, but marked with its sender, and without attachments.
 */
export async function receiveMail(
  deps: Deps,
  storeFile: StoreMailedFile,
  ticketId: number,
  mail: IncomingMail,
): Promise<void> {
  const ticket = await addresseeOf(deps, ticketId)
  if (!ticket) throw new MailRefusal('The ticket no longer exists')
  if (await isKnown(deps, ticket.id, mail.key)) return
  await deps.limits.consume('ticketMessageByTicket', String(ticket.id))
  const isOwn = mail.from === ticket.address.toLowerCase()
  const owner = isOwn && ticket.profileId !== null ? { profile: { id: ticket.profileId } } : undefined
  const { mediaIds, leftOut } = await storeAttachments(deps, storeFile, owner?.profile.id, mail.attachments)
  if (mail.text === '' && mediaIds.length === 0) throw new MailRefusal('The mail says nothing')
  await deps.db.transaction().execute(async (transaction) => {
    const locked = await lockTicket(transaction, ticket.id)
    const { id, isNew } = await insertMessage(deps, transaction, {
      ticketId: locked.id,
      text: mail.text,
      key: mail.key,
      byMail: true,
      otherAddress: isOwn ? null : mail.from,
      leftOut,
    })
    if (!isNew) return
    if (owner && mediaIds.length > 0) await attachUploads(deps, transaction, owner, id, mediaIds)
    await waitForStaff(deps, transaction, locked)
  })
}

/** Whether a ticket can take a mail: it may have been erased with its member. */
export async function isOpenToMail(deps: Pick<Deps, 'db'>, ticketId: number): Promise<boolean> {
  return (await addresseeOf(deps, ticketId)) !== undefined
}

/** The ticket, or the one that it was merged into, with the address at which it is answered. */
async function addresseeOf({ db }: Pick<Deps, 'db'>, ticketId: number) {
  const row = await db
    .selectFrom('ticket as asked')
    .innerJoin('ticket', (join) => join.on('ticket.id', '=', (eb) => eb.fn.coalesce('asked.mergedInto', 'asked.id')))
    .leftJoin('profile', 'profile.id', 'ticket.profileId')
    .select(['ticket.id', 'ticket.profileId'])
    .select((eb) => eb.fn.coalesce('profile.email', 'ticket.email', sql.lit('')).as('address'))
    .where('asked.id', '=', ticketId)
    .executeTakeFirst()
  return row satisfies (Pick<TicketRow, 'id' | 'profileId'> & { address: string }) | undefined
}

async function isKnown({ db }: Pick<Deps, 'db'>, ticketId: number, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('ticketMessage')
    .select('id')
    .where('ticketId', '=', ticketId)
    .where('key', '=', key)
    .executeTakeFirst()
  return found !== undefined
}

/** Stores what uploads would take, and counts the rest. Small pictures in the text, such as logos, do not count. */
async function storeAttachments(
  deps: Deps,
  storeFile: StoreMailedFile,
  profileId: number | undefined,
  attachments: readonly IncomingAttachment[],
): Promise<{ readonly mediaIds: readonly number[]; readonly leftOut: number }> {
  const mediaIds: number[] = []
  let leftOut = 0
  for (const { content, inText } of attachments) {
    const isTaken = profileId !== undefined && mediaIds.length < MAX_ATTACHMENTS
    const id = isTaken ? await storedId(storeFile(deps, profileId, content)) : undefined
    if (id !== undefined) mediaIds.push(id)
    else if (!inText) leftOut += 1
  }
  return { mediaIds, leftOut }
}

/** Undefined when the rules of uploads refuse a file. A limit of time is for the whole mail, which comes again. */
async function storedId(stored: ReturnType<StoreMailedFile>): Promise<number | undefined> {
  try {
    return (await stored).id
  } catch (error) {
    if (error instanceof Problem && error.code !== 'RATE_LIMITED') return undefined
    throw error
  }
}
