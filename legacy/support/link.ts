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

/**
 * The address of a ticket for a mail, which needs no log-in: the id, sealed for anybody's link and for this one's. A
 * mail names no dark site: the main one leads on.
 */
export async function ticketLink(
  { db, clock, settings }: Sealer,
  { origin, dark }: Pick<Site, 'origin' | 'dark'>,
  ticket: LinkedTicket,
): Promise<string> {
  const ticketId = ticket.id
  const sealed = { id: ticketId, sealedAt: clock.now() }
  const purposes = [PURPOSE, (await purposeFor(db, ticketId)) ?? PURPOSE]
  const link = purposes.map((purpose) => sealId(settings, purpose, sealed)).join('')
  return `${origin}/Support/Ticket?ticketid=${link}${ticket.dark && !dark ? '&side=2' : ''}`
}

/** The id of the ticket behind a link. @throws LINK_INVALID or LINK_EXPIRED */
export async function openTicketLink({ db, clock, settings }: Sealer, link: string): Promise<number> {
  const half = link.length / 2
  const opened = openSealedId(settings, PURPOSE, link.slice(0, half))
  if (!opened) throw new Problem(410, 'LINK_INVALID')
  if (after(opened.sealedAt, VALID_FOR) <= clock.now()) throw new Problem(410, 'LINK_EXPIRED')
  const purpose = await purposeFor(db, opened.id)
  const own = purpose === undefined ? undefined : openSealedId(settings, purpose, link.slice(half))
  if (own?.id !== opened.id) throw new Problem(410, 'LINK_EXPIRED')
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
  const purpose = [FILE_PURPOSE, ticketId, await purposeFor(db, ticketId)].join(' ')
  return (mediaId) => sealId(settings, purpose, { id: mediaId, sealedAt: clock.now() })
}

/** Whether it is the secret part of the address of this file, and still good. */
export async function opensFile(
  { db, clock, settings }: Sealer,
  { ticketId, mediaId }: TicketFile,
  secret: string,
): Promise<boolean> {
  const purpose = await purposeFor(db, ticketId)
  const opened = openSealedId(settings, [FILE_PURPOSE, ticketId, purpose].join(' '), secret)
  return opened?.id === mediaId && after(opened.sealedAt, FILE_VALID_FOR) > clock.now()
}

/** Ends the links of a member with the address or the password that they had: somebody else may read those mails. */
async function purposeFor(db: Database, ticketId: number): Promise<string | undefined> {
  const to = await db
    .selectFrom('ticket')
    .leftJoin('profile', 'profile.id', 'ticket.profileId')
    .select(['ticket.email', 'profile.email as memberEmail', 'profile.passwordHash'])
    .where('ticket.id', '=', ticketId)
    .executeTakeFirst()
  return to && [PURPOSE, to.email, to.memberEmail, to.passwordHash].join(' ')
}
