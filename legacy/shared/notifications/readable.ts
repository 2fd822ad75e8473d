import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { NotificationTab } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { commentVisibleTo } from '../visibility/comments'
import { visibleTo } from '../visibility/profiles'
import type { MemberExpression } from '../visibility/viewerExpression'
import type { MemberOn } from './delivery/receiver'
import { itemOpenTo, itemTypesOf } from './items'

export const SHOWN_FOR = 90 * DAY

/**
 * The viewer's notifications, with the actor joined as `profile`: those whose actor, item and comment the viewer
 * may see.
 */
export function readable(deps: Pick<Deps, 'clock'>, viewer: MemberOn, tab: NotificationTab = NotificationTab.All) {
  const all = expressionBuilder<DB>()
    .selectFrom('notification')
    .innerJoin('profile', 'profile.id', 'notification.actorId')
    .where('notification.profileId', '=', viewer.profile.id)
    .where('notification.takenBack', '=', false)
    .where('notification.createdAt', '>', after(deps.clock.now(), -SHOWN_FOR))
    .where(visibleTo(viewer))
    .where(itemOpenTo(deps, viewer))
    .where((eb) =>
      eb.or([eb('notification.commentId', 'is', null), commentOpenTo(viewer, eb.ref('notification.commentId'))]),
    )
  return tab === NotificationTab.All ? all : all.where('notification.itemType', 'in', itemTypesOf(tab))
}

/** Whether a comment exists and a member may see it, apart from its item. */
export function commentOpenTo(viewer: MemberExpression, commentId: Expression<number | null>): Expression<SqlBool> {
  const eb: ExpressionBuilder<DB, never> = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('comment')
      .innerJoin('profile', 'profile.id', 'comment.profileId')
      .select('comment.id')
      .where('comment.id', '=', commentId)
      .where('comment.deletedAt', 'is', null)
      .where(commentVisibleTo(viewer))
      // Forces a look-up per row; otherwise PostgreSQL would scan all comments.
      .offset(0),
  )
}
