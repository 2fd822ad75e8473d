import { addresseeOf } from '../content/addressee'
import type { Locale } from '../content/locale'
import { render } from '../content/mails/render'
import { ProfileType } from '../contract/enums'
import type { Deps } from '../core/handler'
import { companyFactsOf } from '../core/sites'
import { ticketLink } from './link'
import { replyAddress } from './replyAddress'

/** A mail about a ticket; its link is made when the mail is written, so that no secret waits in the queue. */
export interface TicketMailJob {
  readonly mail: 'ticketReceived' | 'ticketAnswered'
  readonly ticketId: number
  /** The answer has pictures or videos, which the link shows. */
  readonly withFiles?: boolean
}

/** Mails whoever opened a ticket, if the ticket is still there. */
export async function sendTicketMail(
  deps: Deps,
  { mail: name, ticketId, withFiles = false }: TicketMailJob,
): Promise<void> {
  const { db, mailer, settings } = deps
  const ticket = await db
    .selectFrom('ticket')
    .leftJoin('profile', 'profile.id', 'ticket.profileId')
    .select(['ticket.siteId', 'ticket.dark', 'ticket.language', 'ticket.email'])
    .select(['profile.email as memberEmail', 'profile.language as memberLanguage', 'profile.profileType'])
    .where('ticket.id', '=', ticketId)
    .executeTakeFirst()
  const to = ticket?.memberEmail ?? ticket?.email
  if (!ticket || !to) return
  const site = settings.sites.openly(settings.sites.byId(ticket.siteId))
  const locale = (ticket.memberLanguage ?? ticket.language) as Locale
  const replyTo = await replyAddress(deps, ticketId)
  const mail = render(name, locale, {
    facts: companyFactsOf(site, locale),
    addressee: addresseeOf({ profileType: ticket.profileType ?? ProfileType.Single }),
    hints: { files: withFiles, reply: replyTo !== undefined },
    values: { url: await ticketLink(deps, site, { id: ticketId, dark: ticket.dark }) },
  })
  await mailer.send({
    from: { name: site.name, address: settings.mailFrom },
    to,
    ...mail,
    ...(replyTo !== undefined && { replyTo }),
  })
}
