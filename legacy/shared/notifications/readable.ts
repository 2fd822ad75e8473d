import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { entryOpenTo, notHiddenBy } from '../visibility/blogEntries'
import { commentVisibleTo } from '../visibility/comments'
import { BanType, NotificationTab, NotificationTopic } from '../../contract/enums'
import { isBanned } from '../../core/access/bans'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'
import type { MemberOn } from './delivery/receiver'

type Clock = Pick<Deps, 'clock'>
type NotificationBuilder = ExpressionBuilder<DB, 'notification'>

export const SHOWN_FOR = 90 * DAY

/**
 * The viewer's notifications, with the actor joined as `profile`: those whose actor and subject the viewer may
 * see. The viewer's own items as subjects are always visible.
 */
export function readable(deps: Clock, viewer: MemberOn, tab: NotificationTab = NotificationTab.All) {
  const now = deps.clock.now()
  const all = expressionBuilder<DB>()
    .selectFrom('notification')
    .innerJoin('profile', 'profile.id', 'notification.actorId')
    .where('notification.profileId', '=', viewer.profile.id)
    .where('notification.takenBack', '=', false)
    .where('notification.createdAt', '>', after(now, -SHOWN_FOR))
    .where(visibleTo(viewer))
    .where((eb) => eb.or([eb('notification.blogEntryId', 'is', null), entryIsOpen(eb, deps, viewer)]))
    .where((eb) => eb.or([eb('notification.commentId', 'is', null), commentIsOpen(eb, viewer)]))
    .where((eb) => eb.or([eb.not(ofCommunity(eb)), eb.not(isBanned(eb.val(viewer.profile.id), BanType.Blogs, now))]))
  if (tab === NotificationTab.All) return all
  return all.where((eb) => (tab === NotificationTab.Community ? ofCommunity(eb) : eb.not(ofCommunity(eb))))
}

/** Everything about blogs; the rest belongs to the profile tab. */
function ofCommunity(eb: NotificationBuilder): Expression<SqlBool> {
  return eb.or([
    eb('notification.blogEntryId', 'is not', null),
    eb('notification.topic', '=', NotificationTopic.NewFollower),
  ])
}

// The offset forces a look-up per row; otherwise PostgreSQL would scan all entries and comments.

function entryIsOpen(eb: NotificationBuilder, deps: Clock, viewer: MemberOn): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('blogEntry')
      .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
      .select('blogEntry.id')
      .whereRef('blogEntry.id', '=', 'notification.blogEntryId')
      .where(entryOpenTo(deps, viewer))
      .where(notHiddenBy(viewer))
      .offset(0),
  )
}

function commentIsOpen(eb: NotificationBuilder, viewer: MemberOn): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('comment')
      .innerJoin('profile', 'profile.id', 'comment.profileId')
      .select('comment.id')
      .whereRef('comment.id', '=', 'notification.commentId')
      .where('comment.deletedAt', 'is', null)
      .where(commentVisibleTo(viewer))
      .offset(0),
  )
}
