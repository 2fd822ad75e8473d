import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { CommentItemType } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { MemberViewer, Viewer } from '../core/handler'
import { notFound } from '../core/problem'
import { lodgePartVisibleTo } from '../shared/lodges/visibility'
import { visibleTo } from '../shared/visibility/profiles'
import type { ViewerExpression } from '../shared/visibility/viewerExpression'

type MeetupBuilder = ExpressionBuilder<DB, 'meetup' | 'lodge' | 'profile'>

/** All meetups with their lodge, and their maker as `profile`. Every read of meetups adds one of the predicates. */
export function meetupRows(db: Database) {
  return db
    .selectFrom('meetup')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .innerJoin('profile', 'profile.id', 'meetup.profileId')
}

/** Whether the viewer may see the calendar of the row of `lodge`. */
function calendarVisibleTo(viewer: ViewerExpression) {
  return lodgePartVisibleTo(viewer, 'meetupsPublic')
}

/** Whether the viewer may see the row of `meetup`, cancelled or not: its lodge's calendar, and its maker. */
export function meetupVisibleTo(viewer: ViewerExpression) {
  return (eb: MeetupBuilder): Expression<SqlBool> => eb.and([calendarVisibleTo(viewer)(eb), visibleTo(viewer)(eb)])
}

/** Whether the row of `meetup` is in the calendar for a viewer who is known to see the calendar of its lodge. */
export function plannedFor(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'meetup' | 'profile'>): Expression<SqlBool> =>
    eb.and([eb('meetup.cancelledAt', 'is', null), visibleTo(viewer)(eb)])
}

/** The country of a lodge whose calendar the viewer may see. @throws 404 */
export async function requireCalendar(db: Database, viewer: MemberViewer, lodgeId: number): Promise<number> {
  const lodge = await db
    .selectFrom('lodge')
    .select('lodge.countryId')
    .where('lodge.id', '=', lodgeId)
    .where(calendarVisibleTo(viewer))
    .executeTakeFirst()
  if (!lodge) throw notFound()
  return lodge.countryId
}

/** A meetup that the viewer may see, locked. @throws 404 */
export async function lockMeetup(transaction: Transaction<DB>, viewer: MemberViewer, id: number) {
  const meetup = await meetupRows(transaction)
    .selectAll('meetup')
    .where('meetup.id', '=', id)
    .where(meetupVisibleTo(viewer))
    .forNoKeyUpdate('meetup')
    .executeTakeFirst()
  if (!meetup) throw notFound()
  return meetup
}

/** The lodge of a meetup that the viewer may see. */
export async function lodgeOfMeetup(db: Database, viewer: Viewer, meetupId: number): Promise<number | undefined> {
  const meetup = await meetupRows(db)
    .select('meetup.lodgeId')
    .where('meetup.id', '=', meetupId)
    .where(meetupVisibleTo(viewer))
    .executeTakeFirst()
  return meetup?.lodgeId
}

/** The lodge of a comment on a meetup that the viewer may see. */
export async function lodgeOfComment(db: Database, viewer: Viewer, commentId: number): Promise<number | undefined> {
  const comment = await db
    .selectFrom('comment')
    .select('itemId')
    .where('id', '=', commentId)
    .where('itemType', '=', CommentItemType.Meetup)
    .executeTakeFirst()
  return comment && lodgeOfMeetup(db, viewer, comment.itemId)
}

/**
 * Whether the viewer may know of a comment in order to delete it: it is their own, in whichever lodge of this kind of
 * site, or they may see its meetup.
 */
export async function mayKnowOfComment(db: Database, viewer: MemberViewer, commentId: number): Promise<boolean> {
  const own = await db
    .selectFrom('comment')
    .innerJoin('meetup', 'meetup.id', 'comment.itemId')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .select('comment.id')
    .where('comment.id', '=', commentId)
    .where('comment.itemType', '=', CommentItemType.Meetup)
    .where('comment.profileId', '=', viewer.profile.id)
    .where('lodge.deletedAt', 'is', null)
    .where('lodge.dark', '=', viewer.site.dark)
    .executeTakeFirst()
  return own !== undefined || (await lodgeOfComment(db, viewer, commentId)) !== undefined
}
