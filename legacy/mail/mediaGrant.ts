import { attachmentKinds } from '../shared/media/attachments'
import type { MediaGrant } from '../shared/media/grants'
import { conversationOpenTo, messageOpenTo } from '../shared/visibility/mail'

/**
 * Grants attachments to those who may see the message, including media items that are not live yet or belong to a
 * locked profile, as the message itself does.
 */
export const sentWithMessage: MediaGrant = (eb, _clock, { profile, site }) => {
  if (!profile) return undefined
  const viewer = { profile, site }
  const messages = eb
    .selectFrom('messageMedia')
    .innerJoin('message', 'message.id', 'messageMedia.messageId')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .innerJoin('conversationMember', 'conversationMember.conversationId', 'conversation.id')
    .select('message.id')
    .whereRef('messageMedia.mediaId', '=', 'media.id')
    .whereRef('message.senderId', '=', 'media.profileId')
    .where('message.deletedAt', 'is', null)
    .where(conversationOpenTo(viewer))
    .where(messageOpenTo(viewer))
  return eb.and([
    eb('media.kind', 'in', attachmentKinds),
    eb('profile.forcedConsentMedia', '=', false),
    eb.exists(messages),
  ])
}
