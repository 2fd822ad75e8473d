import { RoleLevel } from '../contract/enums'
import { attachmentKinds } from '../shared/media/attachments'
import type { MediaGrant } from '../shared/media/grants'
import { onSite } from './ticket'

/** Grants support what members attach to their tickets. */
export const attachedToTicket: MediaGrant = (eb, _clock, { profile, site }) => {
  if (!profile || profile.roleLevel < RoleLevel.Support) return undefined
  const attached = eb
    .selectFrom('ticketMessageMedia')
    .innerJoin('ticketMessage', 'ticketMessage.id', 'ticketMessageMedia.messageId')
    .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
    .select('ticketMessageMedia.messageId')
    .whereRef('ticketMessageMedia.mediaId', '=', 'media.id')
    .where(onSite(site))
  return eb.and([eb('media.kind', 'in', attachmentKinds), eb.exists(attached)])
}
