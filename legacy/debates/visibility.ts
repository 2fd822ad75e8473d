import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { CommentItemType, RoleLevel } from '../contract/enums'
import { ReportDecision, ReportItemType } from '../contract/staff/reportEnums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer, Viewer } from '../core/handler'
import { lodgePartVisibleTo } from '../shared/lodges/visibility'
import { visibleTo } from '../shared/visibility/profiles'
import type { ViewerExpression } from '../shared/visibility/viewerExpression'

type EntryBuilder = ExpressionBuilder<DB, 'debateEntry' | 'lodge' | 'profile'>

/** All topics with their lodge, and their author as `profile`. Every read of topics adds one of the predicates. */
export function debateEntries(db: Database) {
  return db
    .selectFrom('debateEntry')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
}

/** Whether the viewer may see the categories and topics of the row of `lodge`. */
export function debatesVisibleTo(viewer: ViewerExpression) {
  return lodgePartVisibleTo(viewer, 'debatesPublic')
}

/**
 * Whether the viewer may see the row of `debateEntry` in lists and counts: it is published in a lodge whose debates
 * the viewer may see, by an author whom the viewer may see.
 */
export function entryOpenTo(viewer: ViewerExpression) {
  return (eb: EntryBuilder): Expression<SqlBool> => eb.and([debatesVisibleTo(viewer)(eb), publishedFor(viewer)(eb)])
}

/**
 * The same where the viewer is known to see the debates of the lodge: with the lodge's conditions on each row,
 * PostgreSQL would expect next to none, and read all topics before it sorts them.
 */
export function publishedFor(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'debateEntry' | 'profile'>): Expression<SqlBool> =>
    eb.and([eb('debateEntry.status', '=', DebateEntryStatus.Published), visibleTo(viewer)(eb)])
}

/** The same by the number of a topic: also the viewer's own draft, and for support a topic with an open report. */
export function entryVisibleTo(viewer: Viewer) {
  return (eb: EntryBuilder): Expression<SqlBool> => {
    if (!viewer.profile) return eb.val(false)
    const own = eb.and([debatesVisibleTo(viewer)(eb), eb('debateEntry.profileId', '=', viewer.profile.id)])
    const ways = [entryOpenTo(viewer)(eb), own]
    if (viewer.profile.roleLevel >= RoleLevel.Support) ways.push(reported(eb, viewer))
    return eb.or(ways)
  }
}

/** The lodge of a topic that the viewer may see. */
export async function lodgeOfEntry(db: Database, viewer: Viewer, entryId: number): Promise<number | undefined> {
  const entry = await debateEntries(db)
    .select('debateEntry.lodgeId')
    .where('debateEntry.id', '=', entryId)
    .where(entryVisibleTo(viewer))
    .executeTakeFirst()
  return entry?.lodgeId
}

/** A main site shows staff nothing of the dark ones either. */
function reported(eb: EntryBuilder, { site }: Viewer): Expression<SqlBool> {
  return eb.and([
    eb('debateEntry.status', '=', DebateEntryStatus.Published),
    site.dark ? eb.val(true) : eb('lodge.dark', '=', false),
    eb.exists(
      eb
        .selectFrom('report')
        .select('report.id')
        .where('report.itemType', '=', ReportItemType.DebateEntry)
        .whereRef('report.itemId', '=', 'debateEntry.id')
        .where('report.decision', '=', ReportDecision.None),
    ),
  ])
}

/** The lodge of a comment on a topic that the viewer may see. */
export async function lodgeOfComment(db: Database, viewer: Viewer, commentId: number): Promise<number | undefined> {
  const entryId = await entryOfComment(db, commentId)
  return entryId === undefined ? undefined : lodgeOfEntry(db, viewer, entryId)
}

/**
 * Whether the viewer may know of a comment in order to delete it: it is their own, in whichever lodge of this kind of
 * site, or they may see its topic.
 */
export async function mayKnowOfComment(db: Database, viewer: MemberViewer, commentId: number): Promise<boolean> {
  const own = await db
    .selectFrom('comment')
    .innerJoin('debateEntry', 'debateEntry.id', 'comment.itemId')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .select('comment.id')
    .where('comment.id', '=', commentId)
    .where('comment.itemType', '=', CommentItemType.DebateEntry)
    .where('comment.profileId', '=', viewer.profile.id)
    .where('lodge.deletedAt', 'is', null)
    .where('lodge.dark', '=', viewer.site.dark)
    .executeTakeFirst()
  return own !== undefined || (await lodgeOfComment(db, viewer, commentId)) !== undefined
}

async function entryOfComment(db: Database, commentId: number): Promise<number | undefined> {
  const comment = await db
    .selectFrom('comment')
    .select('itemId')
    .where('id', '=', commentId)
    .where('itemType', '=', CommentItemType.DebateEntry)
    .executeTakeFirst()
  return comment?.itemId
}
