import { RoleLevel } from '../contract/enums'
import { attachmentKinds } from '../shared/media/attachments'
import type { MediaGrant } from '../shared/media/grants'

/** Grants support what members attach to their tickets. */
export const attachedToTicket: MediaGrant = (eb, _clock, { profile }) => {
  if (!profile || profile.roleLevel < RoleLevel.Support) return undefined
  const attached = eb
    .selectFrom('ticketMessageMedia')
    .select('ticketMessageMedia.messageId')
    .whereRef('ticketMessageMedia.mediaId', '=', 'media.id')
  return eb.and([eb('media.kind', 'in', attachmentKinds), eb.exists(attached)])
}
