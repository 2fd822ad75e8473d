import { openBoundId, sealBoundId } from '../core/access/boundLink'
import { openSealedId, sealId } from '../core/access/sealedId'
import { after, DAY, HOUR } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'

const PURPOSE = 'ticket-link'
const VALID_FOR = 90 * DAY

type Sealer = Pick<Deps, 'db' | 'clock' | 'settings'>

interface LinkedTicket {
  readonly id: number
  readonly dark: boolean
}

/** The address of a ticket for a mail, which needs no log-in. A mail names no dark site: the main one leads on. */
export async function ticketLink(
  { db, clock, settings }: Sealer,
  { origin, dark }: Pick<Site, 'origin' | 'dark'>,
  ticket: LinkedTicket,
): Promise<string> {
  const sealed = { id: ticket.id, sealedAt: clock.now() }
  const link = sealBoundId(settings, PURPOSE, sealed, (await keysOf(db, ticket.id)) ?? '')
  return `${origin}/Support/Ticket?ticketid=${link}${ticket.dark && !dark ? '&side=2' : ''}`
}

/** The id of the ticket behind a link. @throws LINK_INVALID or LINK_EXPIRED */
export async function openTicketLink({ db, clock, settings }: Sealer, link: string): Promise<number> {
  const opened = openBoundId(settings, PURPOSE, link)
  if (!opened) throw new Problem(410, 'LINK_INVALID')
  if (after(opened.sealedAt, VALID_FOR) <= clock.now()) throw new Problem(410, 'LINK_EXPIRED')
  const keys = await keysOf(db, opened.id)
  if (keys === undefined || !opened.isBoundTo(keys)) throw new Problem(410, 'LINK_EXPIRED')
  return opened.id
}

const FILE_PURPOSE = 'ticket-file'
const FILE_VALID_FOR = 2 * HOUR

interface TicketFile {
  readonly ticketId: number
  readonly mediaId: number
}

/** Makes the secret parts of the addresses of files that support attached, for whoever has the link in the mail. */
export async function fileSealer(
  { db, clock, settings }: Sealer,
  ticketId: number,
): Promise<(mediaId: number) => string> {
  const purpose = [FILE_PURPOSE, ticketId, await keysOf(db, ticketId)].join(' ')
  return (mediaId) => sealId(settings, purpose, { id: mediaId, sealedAt: clock.now() })
}

/** Whether it is the secret part of the address of this file, and still good. */
export async function opensFile(
  { db, clock, settings }: Sealer,
  { ticketId, mediaId }: TicketFile,
  secret: string,
): Promise<boolean> {
  const purpose = await keysOf(db, ticketId)
  const opened = openSealedId(settings, [FILE_PURPOSE, ticketId, purpose].join(' '), secret)
  return opened?.id === mediaId && after(opened.sealedAt, FILE_VALID_FOR) > clock.now()
}

/** Ends the links of a member with the address or the password that they had: somebody else may read those mails. */
async function keysOf(db: Database, ticketId: number): Promise<string | undefined> {
  const to = await mailedTo(db, ticketId).select('profile.passwordHash').executeTakeFirst()
  return to && [to.email, to.memberEmail, to.passwordHash].join(' ')
}

/** Ends reply addresses with the address that they were mailed to. They let nobody read, so that a password ends none. */
export async function mailboxOf(db: Database, ticketId: number): Promise<string | undefined> {
  const to = await mailedTo(db, ticketId).executeTakeFirst()
  return to && [to.email, to.memberEmail].join(' ')
}

function mailedTo(db: Database, ticketId: number) {
  return db
    .selectFrom('ticket')
    .leftJoin('profile', 'profile.id', 'ticket.profileId')
    .select(['ticket.email', 'profile.email as memberEmail'])
    .where('ticket.id', '=', ticketId)
}
