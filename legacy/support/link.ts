import { openSealedId, sealId } from '../core/access/sealedId'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'

const PURPOSE = 'ticket-link'
const VALID_FOR = 90 * DAY

type Sealer = Pick<Deps, 'clock' | 'settings'>

/** The address of a ticket for a mail, which needs no log-in. */
export function ticketLink({ clock, settings }: Sealer, site: Site, ticketId: number): string {
  const sealed = sealId(settings, PURPOSE, { id: ticketId, sealedAt: clock.now() })
  return `${site.origin}/Support/Ticket?ticketid=${sealed}`
}

/** The id of the ticket behind a link. @throws LINK_INVALID or LINK_EXPIRED */
export function openTicketLink({ clock, settings }: Sealer, link: string): number {
  const opened = openSealedId(settings, PURPOSE, link)
  if (!opened) throw new Problem(410, 'LINK_INVALID')
  if (after(opened.sealedAt, VALID_FOR) <= clock.now()) throw new Problem(410, 'LINK_EXPIRED')
  return opened.id
}
