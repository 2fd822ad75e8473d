import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { DarkStatus } from '../../contract/enums'
import { ReportDecision, ReportItemType } from '../../contract/staff/reportEnums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'
import { unblocked } from './profiles'
import type { ViewerExpression } from './viewerExpression'

/** A viewer of mail, by a session or a file's token. */
export type MailViewer = Pick<MemberViewer, 'site' | 'profile'>

/** The other participant of the row of `conversation`, where it is between two; null if they are erased. */
export function otherThan(profileId: number): RawBuilder<number | null> {
  return sql<
    number | null
  >`case conversation.low_id when ${profileId} then conversation.high_id else conversation.low_id end`
}

/** A further condition for the conversations of a kind; it holds for all others. */
export type ConversationRule = (
  viewer: ViewerExpression,
) => (eb: ExpressionBuilder<DB, 'conversation'>) => Expression<SqlBool>

/** The conditions of areas whose conversations belong to something else, such as a lodge, by area. */
export const conversationRules = new Registry<string, ConversationRule>()

/** Whether the conditions of all areas hold for the row of `conversation`. */
export function ruledOpenTo(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'conversation'>): Expression<SqlBool> =>
    eb.and(conversationRules.values().map((rule) => rule(viewer)(eb)))
}

/**
 * Whether the viewer may see the row of `conversation`, with `conversationMember` joined. Every read of
 * conversations and their content uses this one predicate: the viewer is a participant who has not left; between
 * two, there is no block, and on a dark site the other is approved for it. A locked or erased participant hides
 * nothing.
 */
export function conversationOpenTo(viewer: MailViewer) {
  return (eb: ExpressionBuilder<DB, 'conversation' | 'conversationMember'>): Expression<SqlBool> => {
    const own = viewer.profile.id
    const other = otherThan(own)
    const rules = [
      eb('conversationMember.profileId', '=', own),
      eb('conversationMember.leftAt', 'is', null),
      unblocked(own, other),
      ruledOpenTo(viewer)(expressionBuilder<DB, 'conversation'>()),
    ]
    if (viewer.site.dark) {
      const approved = eb
        .selectFrom('profile as other')
        .select('other.id')
        .where('other.id', '=', other)
        .where('other.darkStatus', '=', DarkStatus.Approved)
      rules.push(eb.or([eb(other, 'is', null), eb.exists(approved)]))
    }
    return eb.and(rules)
  }
}

/**
 * Whether the viewer may see the row of `message` of a conversation that is open to them, with their row of
 * `conversationMember` joined: it is not from before they joined nor deleted by them, and there is no block
 * between its sender and them.
 */
export function messageOpenTo(viewer: MailViewer) {
  return (eb: ExpressionBuilder<DB, 'message' | 'conversationMember'>): Expression<SqlBool> =>
    eb.and([
      eb('message.id', '>', eb.ref('conversationMember.hiddenUpTo')),
      unblocked(viewer.profile.id, eb.ref('message.senderId')),
    ])
}

/** The conversations that the viewer may see, with the viewer's own row of `conversationMember`. */
export function openConversations(db: Database, viewer: MemberViewer) {
  return db
    .selectFrom('conversationMember')
    .innerJoin('conversation', 'conversation.id', 'conversationMember.conversationId')
    .where(conversationOpenTo(viewer))
}

/** The messages that the viewer may see, with their conversation and the viewer's own row of `conversationMember`. */
export function openMessages(db: Database, viewer: MemberViewer) {
  return openConversations(db, viewer)
    .innerJoin('message', 'message.conversationId', 'conversation.id')
    .where(messageOpenTo(viewer))
}

/** Messages with an open report: staff may see them without being a participant. */
export function reportedMessages(db: Database) {
  return db
    .selectFrom('message')
    .where('message.deletedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('report')
          .select('report.id')
          .where('report.itemType', '=', ReportItemType.Message)
          .whereRef('report.itemId', '=', 'message.id')
          .where('report.decision', '=', ReportDecision.None),
      ),
    )
}
