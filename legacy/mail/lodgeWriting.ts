import { expressionBuilder } from 'kysely'
import { ConversationKind, MessageType } from '../contract/enums'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer } from '../core/handler'
import { messageOpenTo } from '../shared/visibility/mail'

const announcers = Object.values(LodgeRole).filter((role) => hasLodgeRight(role, 'announce'))

/**
 * Whether the row of `conversation` is a lodge's in which the viewer may only answer, and nothing was written yet that
 * they may see: there the leaders begin.
 */
export function nothingToAnswer(viewer: MemberViewer) {
  const eb = expressionBuilder<DB, 'conversation' | 'conversationMember'>()
  const announces = eb
    .selectFrom('lodgeMembership')
    .select('lodgeMembership.lodgeId')
    .whereRef('lodgeMembership.lodgeId', '=', 'conversation.lodgeId')
    .where('lodgeMembership.profileId', '=', viewer.profile.id)
    .where('lodgeMembership.role', 'in', announcers)
  const written = eb
    .selectFrom('message')
    .select('message.id')
    .whereRef('message.conversationId', '=', 'conversation.id')
    .where('message.type', 'in', [MessageType.Normal, MessageType.VideoMessage])
    .where(messageOpenTo(viewer))
  return eb
    .and([
      eb('conversation.kind', '=', ConversationKind.Lodge),
      eb.not(eb.exists(announces)),
      eb.not(eb.exists(written)),
    ])
    .$castTo<boolean>()
}
